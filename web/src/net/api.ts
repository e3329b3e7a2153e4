/** The HTTP half of the protocol. */
import type {
  BotInfo,
  Commitment,
  HttpRefused,
  NewTable,
  OptionInfo,
  Proof,
  RefusedBody,
  Replay,
  RulesetInfo,
  Seated,
  Status,
  TableInfo,
  TableName,
} from "$src/generated/protocol";
import { lang } from "$src/i18n/words.svelte";

/** The server's answer to something that it did not grant. */
export class NotGranted extends Error {
  constructor(readonly refused: HttpRefused) {
    super(refused.words);
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { "Accept-Language": lang(), ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const answer: unknown = text ? JSON.parse(text) : null;
  if (!response.ok) throw new NotGranted((answer as RefusedBody).refused);
  return answer as T;
}

/** Random bytes in hex. Unlike `crypto.randomUUID`, this works on plain http in a home network. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sixteen bytes of our own, so that nobody alone decides the shuffle. */
const contribution = (): string => randomHex(16);

export const status = (): Promise<Status> => ask("/status");
export const listBots = (): Promise<BotInfo[]> => ask("/bots");
export const rulesets = (): Promise<RulesetInfo[]> => ask("/rulesets");
export const listOptions = (): Promise<OptionInfo[]> => ask("/options");
export const tableInfo = (code: string): Promise<TableInfo> => ask(`/tables/${code}`);
export const proof = (code: string): Promise<Proof> => ask(`/tables/${code}/proof`);
export const replay = (code: string): Promise<Replay> => ask(`/tables/${code}/replay`);
export const start = (code: string): Promise<null> => ask(`/tables/${code}/start`, {});

export async function openTable(table: NewTable): Promise<Seated> {
  const { commitment } = await ask<Commitment>("/commitments", {});
  return ask("/tables", { ...table, commitment, contribution: contribution() });
}

export const takeSeat = (code: string, name: string): Promise<Seated> =>
  ask(`/tables/${code}/seats`, { name, contribution: contribution() });

export async function rematch(code: string): Promise<TableName> {
  const { commitment } = await ask<Commitment>("/commitments", {});
  return ask(`/tables/${code}/rematch`, { commitment, contribution: contribution() });
}
