/** A socket that comes back by itself. It knows messages, not the game. */
import type { ClientMessage, Lang, ServerMessage } from "$src/generated/protocol";
import { PROTOCOL } from "$src/generated/protocol";

/** How long a line may say nothing after a question before it counts as dead, in milliseconds. */
export const PROBE_MS = 4000;

/** Waiting times before each new try, in milliseconds; the last one repeats. */
export const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000] as const;

export interface SocketEvents {
  message(message: ServerMessage): void;
  online(online: boolean): void;
}

export interface Opening {
  url: string;
  lang(): Lang;
  last(): number | null;
}

type Dial = (url: string) => WebSocket;

export class TableSocket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Acts without an answer; sent again with the same id when the line is back. */
  #pending = new Map<string, ClientMessage>();

  constructor(
    readonly opening: Opening,
    readonly events: SocketEvents,
    readonly dial: Dial = (url) => new WebSocket(url),
  ) {
    this.#open();
  }

  send(message: ClientMessage): void {
    if (message.type === "act") this.#pending.set(message.id, message);
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Make sure of the line now: on a device that slept, a dead one still looks open. */
  probe(): void {
    if (this.#closed || this.#probe !== undefined) return;
    if (this.#timer !== undefined) {
      this.#open();
    } else if (this.#socket?.readyState === 1) {
      this.#greet(this.#socket);
      this.#probe = setTimeout(() => this.#abandon(), PROBE_MS);
    }
  }

  /** Dial anew, to be known as somebody else: a server looks who one is when it is dialled. */
  redial(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#calm();
    old?.close();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.dial(this.opening.url);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#retry();
    };
  }

  #greet(socket: WebSocket): void {
    socket.send(
      JSON.stringify({
        type: "hello",
        protocol: PROTOCOL,
        lang: this.opening.lang(),
        last: this.opening.last(),
      }),
    );
  }

  #hear(message: ServerMessage): void {
    this.#calm();
    if (message.type === "welcome") {
      this.#tries = 0;
      this.events.online(true);
      for (const act of this.#pending.values()) this.#socket?.send(JSON.stringify(act));
    }
    // An error names no id: what it was about was not heard, and is not to be said again by us.
    if (message.type === "error") this.#pending.clear();
    if (message.type === "done" || message.type === "refused") this.#pending.delete(message.id);
    this.events.message(message);
  }

  #calm(): void {
    clearTimeout(this.#probe);
    this.#probe = undefined;
  }

  /** Leave a line that does not answer; its own close may take minutes. */
  #abandon(): void {
    const dead = this.#socket;
    this.#socket = null;
    dead?.close();
    this.#calm();
    this.events.online(false);
    this.#open();
  }

  #retry(): void {
    this.#calm();
    if (this.#closed) return;
    this.events.online(false);
    const wait = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)] ?? 8000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
