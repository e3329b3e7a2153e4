/** Which coach mark a first game shows, and which it has shown. */
import { keepSettings, settings } from "$src/settings.svelte";

import { isOnPicked, type Mark, markAt, MARKS, type Moment } from "./marks";

export class Coaching {
  mark = $state<Mark | null>(null);
  #seen = new Set<Mark>();
  /** The decision after which the next mark may come: one is enough for a moment. */
  #quietAt: number | null = null;
  /** The decision at which the mark came. */
  #since: number | null = null;

  /** Look at a new moment of the game. */
  look(moment: Moment): void {
    if (settings.coached) return;
    if (moment.view.prompt.kind === "over") {
      this.stop();
      return;
    }
    const { decision } = moment.view;
    // Whoever has acted since has read it; while others act there is time to read on.
    if (this.mark && moment.options && decision !== this.#since) this.#seen.add(this.mark);
    const found = markAt(moment, this.#seen, this.mark);
    // Of the card that is picked up it speaks at once: later it would be too late.
    const next = decision === this.#quietAt && !isOnPicked(found) ? null : found;
    if (next === this.mark) return;
    if (this.mark) this.#seen.add(this.mark);
    this.mark = next;
    this.#since = decision;
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
