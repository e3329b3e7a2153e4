/** What to say when the server did not grant something, and beside which field. */
import { t } from "$src/i18n/words.svelte";
import { NotGranted } from "$src/net/api";

export interface Complaint {
  words: string;
  /** The part of the body that it is about, null for the whole. */
  field: string | null;
}

export function complain(error: unknown): Complaint {
  if (error instanceof NotGranted) {
    return { words: error.refused.words, field: error.refused.field ?? null };
  }
  return { words: t("lobby-unreachable"), field: null };
}

/** The words that belong beside one of the *fields*. */
export function beside(complaint: Complaint | null, ...fields: string[]): string | null {
  return complaint?.field && fields.includes(complaint.field) ? complaint.words : null;
}

/** The words that belong beside none of the *fields*. */
export function aside(complaint: Complaint | null, ...fields: string[]): string | null {
  return complaint && !beside(complaint, ...fields) ? complaint.words : null;
}
