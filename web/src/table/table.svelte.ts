/** What this client knows of its table, and what it may ask of it. */
import type {
  Checked,
  Choice,
  Event,
  Hinted,
  Option,
  Pace,
  Reason,
  Said,
  SeatName,
  ServerMessage,
  TableInfo,
  View,
} from "$src/generated/protocol";
import { useValues } from "$src/cards/values.svelte";
import { seatTitle } from "$src/i18n/names";
import { lang } from "$src/i18n/words.svelte";
import { rememberTable } from "$src/lobby/seated";
import { NotGranted, randomHex, tableInfo } from "$src/net/api";
import { TableSocket } from "$src/net/socket";
import { onWake } from "$src/net/wake";

/** Errors after which trying again can't help. */
const FINAL: ReadonlySet<string> = new Set(["not_hello", "protocol_mismatch", "no_such_table"]);

/** What the server says of a move that is not yet made. */
export type Verdict = Pick<Checked, "refused" | "breaks">;

/** A question whether a move would be accepted, and who waits for the answer. */
interface OpenCheck {
  move: string;
  answer(verdict: Verdict): void;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  options = $state.raw<Option[] | null>(null);
  /** Every event of the game so far, oldest first. */
  log = $state.raw<Event[]>([]);
  /** Only the events of the last message: what is to be shown moving. */
  news = $state.raw<Event[]>([]);
  said = $state.raw<Said[]>([]);
  online = $state(true);
  /** The last refusal, until something else happens. */
  refusal = $state.raw<Reason | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** A move is under way and its answer has not come. */
  waiting = $state(false);
  /** The decision at which the end of the turn was asked for with something left to play. */
  #ending = $state<number | null>(null);
  /** Why there is no such table for this page, in words; nothing more will come. */
  gone = $state<string | null>(null);

  #seq: number | null = null;
  #socket: TableSocket;
  #ids = 0;
  #act: string | null = null;
  #checks = new Map<string, OpenCheck>();
  #forgetWake: () => void;
  readonly #client = randomHex(4);

  constructor(readonly code: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(
      {
        url: `${scheme}://${location.host}/api/tables/${code}/socket`,
        lang,
        last: () => this.#seq,
      },
      {
        message: (message) => this.#hear(message),
        online: (online) => {
          this.online = online;
          // A browser hides why a handshake failed, and a table may end with its server.
          if (!online) void this.#askWhy();
        },
      },
    );
    this.#forgetWake = onWake(() => this.#socket.probe());
  }

  get you(): SeatName | null {
    return this.info?.you ?? null;
  }

  /** Whether this client must decide now. */
  get yours(): boolean {
    return this.options !== null && this.you !== null;
  }

  get choices(): Choice[] {
    return (this.options ?? []).filter((option): option is Choice => "move" in option);
  }

  name(seat: SeatName): string {
    const found = this.info?.seats.find((one) => one.seat === seat);
    return found ? seatTitle(found) : seat;
  }

  /** Play a whole move. A second click before the answer does nothing. */
  act(move: string): void {
    if (!this.view || this.waiting) return;
    this.refusal = null;
    this.hint = null;
    this.waiting = true;
    this.#act = this.#id();
    this.#socket.send({ type: "act", id: this.#act, decision: this.view.decision, move });
  }

  get canEnd(): boolean {
    return this.choices.some((choice) => choice.verb === "end");
  }

  /** Whether the next wish to end the turn ends it: the first one asked back. */
  get isEnding(): boolean {
    return this.#ending !== null && this.#ending === this.view?.decision;
  }

  /** End the turn; where a card could still be played, only when it is wished for twice. */
  endTurn(): void {
    if (!this.view || !this.canEnd) return;
    if (this.isEnding || !this.choices.some((choice) => choice.card !== null)) this.act("end");
    else this.#ending = this.view.decision;
  }

  /** Go on with the turn after all. */
  stay(): void {
    this.#ending = null;
  }

  /** Ask whether a move would be accepted, and what it would break. */
  check(move: string): Promise<Verdict> {
    return new Promise((answer) => {
      const id = this.#id();
      this.#checks.set(id, { move, answer });
      this.#sendCheck(id, move);
    });
  }

  askHint(): void {
    this.#socket.send({ type: "hint", id: this.#id(), decision: this.view?.decision ?? 0 });
  }

  say(text: string): void {
    this.#socket.send({ type: "say", id: this.#id(), text });
  }

  setPace(pace: Pace): void {
    this.#socket.send({ type: "pace", id: this.#id(), pace });
  }

  takeBack(): void {
    this.#socket.send({ type: "back" });
  }

  tellLang(): void {
    this.#socket.send({ type: "lang", lang: lang() });
  }

  /** Come to the table anew, as the person who has just taken a seat. */
  reopen(): void {
    this.#seq = null;
    this.log = [];
    this.#socket.redial();
  }

  close(): void {
    this.#forgetWake();
    this.#socket.close();
  }

  #sendCheck(id: string, move: string): void {
    this.#socket.send({ type: "check", id, decision: this.view?.decision ?? 0, move });
  }

  /** Answer everybody who waits; whoever asked must not be left with a dead button. */
  #endChecks(refused: Reason): void {
    for (const check of this.#checks.values()) check.answer({ refused, breaks: [] });
    this.#checks.clear();
  }

  async #askWhy(): Promise<void> {
    try {
      await tableInfo(this.code);
    } catch (error) {
      if (error instanceof NotGranted && FINAL.has(error.refused.code)) this.#leave(error.message);
    }
  }

  #leave(words: string): void {
    this.gone = words;
    this.close();
  }

  #id(): string {
    this.#ids += 1;
    return `${this.#client}-${this.#ids}`;
  }

  #know(info: TableInfo): void {
    this.info = info;
    rememberTable(info);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#know(message.info);
        this.#show(message.seq, message.events, message.view, message.options, true);
        // Their answers may have been lost with the line.
        for (const [id, { move }] of this.#checks) this.#sendCheck(id, move);
        break;
      case "update":
        this.#show(message.seq, message.events, message.view, message.options, false);
        break;
      case "info":
        this.#know(message.info);
        break;
      case "done":
        if (message.id === this.#act) this.waiting = false;
        break;
      case "refused":
        if (message.id === this.#act) this.waiting = false;
        this.refusal = { code: message.code, rule: message.rule, words: message.words };
        this.#checks.get(message.id)?.answer({ refused: this.refusal, breaks: [] });
        this.#checks.delete(message.id);
        break;
      case "checked":
        this.#checks.get(message.id)?.answer({ refused: message.refused, breaks: message.breaks });
        this.#checks.delete(message.id);
        break;
      case "hinted":
        this.hint = message;
        break;
      case "said":
        this.said = [...this.said, message];
        break;
      case "error":
        this.waiting = false;
        if (FINAL.has(message.code)) this.#leave(message.words);
        this.refusal = { code: message.code, rule: null, words: message.words };
        this.#endChecks(this.refusal);
        break;
    }
  }

  #show(
    seq: number,
    events: Event[],
    view: View | null,
    options: Option[] | null,
    isWelcome: boolean,
  ): void {
    const newest = this.log.at(-1)?.n ?? 0;
    const fresh = events.filter((event) => event.n > newest);
    this.#seq = seq;
    this.log = [...this.log, ...fresh];
    this.news = isWelcome ? [] : fresh;
    if (view?.decision !== this.view?.decision) {
      this.hint = null;
      this.refusal = null;
      this.waiting = false;
    }
    this.view = view;
    if (view) useValues(view.values);
    this.options = options;
  }
}
