/** Which coach mark a first game shows, and which it has shown. */
import { keepSettings, settings } from "$src/settings.svelte";

import { type Mark, markAt, MARKS, type Moment } from "./marks";

export class Coaching {
  mark = $state<Mark | null>(null);
  #seen = new Set<Mark>();
  /** The decision after which the next mark may come: one is enough for a moment. */
  #quietAt: number | null = null;

  /** Look at a new moment of the game. */
  look(moment: Moment): void {
    if (settings.coached) return;
    if (moment.view.prompt.kind === "over") {
      this.stop();
      return;
    }
    const isQuiet = moment.view.decision === this.#quietAt;
    const next = isQuiet ? null : markAt(moment, this.#seen, this.mark);
    if (this.mark && next !== this.mark) this.#seen.add(this.mark);
    if (next && next !== this.mark) this.#quietAt = null;
    this.mark = next;
  }

  /** The mark was read. */
  dismiss(decision: number): void {
    if (!this.mark) return;
    this.#seen.add(this.mark);
    this.#quietAt = decision;
    this.mark = null;
    if (this.#seen.size === MARKS.length) this.stop();
  }

  /** No more marks, in this game or the next. */
  stop(): void {
    this.mark = null;
    settings.coached = true;
    keepSettings();
  }
}
