/** How far the server has come with compiling the rules. */
import { untrack } from "svelte";

import type { KernelInfo } from "$src/generated/protocol";
import { status } from "$src/net/api";

export const POLL_MS = 700;

export class Kernel {
  info = $state.raw<KernelInfo | null>(null);
  /** The server did not answer the last time. */
  isLost = $state(false);

  get isReady(): boolean {
    return this.info?.ready ?? false;
  }

  get hasFailed(): boolean {
    return this.info?.step === "failed";
  }

  /** Ask until it is ready; the answer is what stops asking, for an effect. */
  watch(): () => void {
    let isWatched = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        this.info = (await status()).kernel;
        this.isLost = false;
      } catch {
        this.isLost = true;
      }
      const isDone = !this.isLost && (this.isReady || this.hasFailed);
      if (isWatched && !isDone) timer = setTimeout(() => void look(), POLL_MS);
    };
    untrack(() => void look());
    return () => {
      isWatched = false;
      clearTimeout(timer);
    };
  }
}
