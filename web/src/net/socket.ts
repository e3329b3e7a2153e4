/** A socket that comes back by itself. It knows messages, not the game. */
import type { ClientMessage, Lang, ServerMessage } from "$src/generated/protocol";
import { PROTOCOL } from "$src/generated/protocol";

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

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = this.dial(this.opening.url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: "hello",
          protocol: PROTOCOL,
          lang: this.opening.lang(),
          last: this.opening.last(),
        }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#retry();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.#tries = 0;
      this.events.online(true);
      for (const act of this.#pending.values()) this.#socket?.send(JSON.stringify(act));
    }
    if (message.type === "done" || message.type === "refused") this.#pending.delete(message.id);
    this.events.message(message);
  }

  #retry(): void {
    if (this.#closed) return;
    this.events.online(false);
    const wait = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)] ?? 8000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
