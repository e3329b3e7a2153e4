/** What happened, in one sentence for this reader. */
import type { FluentVariable } from "@fluent/bundle";

import type { Card, Color } from "$src/generated/deal";
import { CARDS } from "$src/generated/deal";
import type { Event, Piece, Prompt, Roll, SeatName, View } from "$src/generated/protocol";
import { cardName, colorName } from "$src/i18n/names";
import { listing, t } from "$src/i18n/words.svelte";
import { isPlain, placedName, summary, useWords } from "$src/prompts/summary";

import type { Proposal } from "./proposal";

/** Fields with a card on a table, and the field with the colour it lies in. */
const COLOR_OF: Readonly<Record<string, string>> = { take: "color", give: "give_color" };
const COLORS_OF = new Set(["color", "give_color"]);

export function eventKey(type: Event["type"]): string {
  return `event-${type.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;
}

function isSeat(value: unknown): value is SeatName {
  return typeof value === "string" && /^p\d+$/.test(value);
}

function isRoll(value: unknown): value is Roll {
  return typeof value === "object" && value !== null && "sum" in value;
}

function names(list: readonly unknown[], you: SeatName | null, name: (seat: SeatName) => string): string {
  return listing(
    list.map((one) => {
      if (isSeat(one)) return one === you ? t("name-you") : name(one);
      if (typeof one === "string") return cardName(one as Card);
      if (isRoll(one)) return t("name-roll", { seat: name(one.seat), sum: one.sum });
      return cardName((one as Piece).card);
    }),
  );
}

/** Turn an event's fields into the variables of its message. */
function variables(
  event: Event,
  you: SeatName | null,
  name: (seat: SeatName) => string,
): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  const fields = Object.entries(event) as [string, unknown][];
  const colorOf = (field: string | undefined): Color =>
    fields.find(([other]) => other === field)?.[1] as Color;
  if (event.type === "PropertyPlaced") made["plain"] = isPlain(event.card) ? "yes" : "no";
  if (event.type === "PaymentMade") made["paid"] = compared(event.total_m, event.due_m);
  for (const [field, value] of fields) {
    if (field === "colors") made[field] = listing((value as Color[]).map(colorName));
    else if (Array.isArray(value)) made[field] = names(value, you, name);
    else if (typeof value === "number") made[field] = value;
    else if (isSeat(value)) made[field] = name(value);
    else if (field === "card" || field === "lost") made[field] = cardName(value as Card);
    else if (field in COLOR_OF) {
      made[field] = placedName({ card: value as Card, color: colorOf(COLOR_OF[field]) });
    } else if (COLORS_OF.has(field) || event.type === "WildRecolored") {
      made[field] = colorName(value as Color);
    } else made[field] = String(value);
  }
  return made;
}

function compared(total: number, due: number): string {
  if (total === due) return "exact";
  return total > due ? "over" : "short";
}

/** Who reads: the one who acts, the other person, or somebody else. */
function reader(event: Event, you: SeatName | null): string {
  const fields = event as unknown as Record<string, unknown>;
  if (you === null) return "no";
  if (fields["seat"] === you) return "yes";
  const others = [fields["target"], fields["to"], fields["from"], fields["against"]];
  return others.includes(you) ? "target" : "no";
}

export function say(event: Event, you: SeatName | null, name: (seat: SeatName) => string): string {
  return t(eventKey(event.type), { cards: "", ...variables(event, you, name), you: reader(event, you) });
}

/** What the game waits for: the open prompt, for this reader. */
export function promptWords(view: View, name: (seat: SeatName) => string): string {
  const prompt: Prompt = view.prompt;
  const fields: Record<string, FluentVariable> = { plays: view.turn.plays, you: "no" };
  if (prompt.seat) fields["seat"] = name(prompt.seat);
  if (prompt.seat && prompt.seat === view.you) fields["you"] = "yes";
  let other: SeatName | null = null;
  if (prompt.kind === "respond") {
    other = prompt.against;
    fields["against"] = name(other);
  } else if (prompt.kind === "pay") {
    other = prompt.to;
    fields["to"] = name(other);
    fields["due_m"] = prompt.due_m;
  } else if (prompt.kind === "color") fields["card"] = cardName(prompt.card);
  else if (prompt.kind === "discard") fields["excess"] = prompt.excess;
  if (other !== null && other === view.you) fields["you"] = "target";
  return t(`prompt-${prompt.kind}`, fields);
}

/** Whether it is worth a line of its own: the top bar tells whose turn it is. */
export function isNews(event: Event, you: SeatName | null): boolean {
  if (event.type === "CardsDrawn") return event.seat === you;
  return !["TurnStarted", "TurnEnded", "GameOver"].includes(event.type);
}

/** A proposed move in words. */
export function moveWords(proposal: Proposal, name: (seat: SeatName) => string): string {
  const { choice, then, move } = proposal;
  const [verb, ...rest] = move.split(" ");
  if (verb === "pay" || verb === "discard") {
    const cards = rest
      .map((word) => word.split(":")[0] ?? word)
      .filter((word): word is Card => word in CARDS);
    return t(`table-move-${verb}`, { cards: listing(cards.map(cardName)) });
  }
  if (!choice) return "";
  switch (choice.verb) {
    case "end":
      return t("table-end-turn");
    case "accept":
      return t("respond-accept");
    case "no":
      return cardName("just_say_no");
    case "color":
      return choice.color ? colorName(choice.color) : "";
  }
  const does = choice.seat ? summary(choice, then, name) : useWords(choice);
  const card = choice.card ?? choice.take?.card;
  return card ? t("table-move", { card: cardName(card), does }) : does;
}
