/** Moves in words, before they are played. */
import type { Card } from "$src/generated/deal";
import { CARDS } from "$src/generated/deal";
import type { Choice, Placed, SeatName, Step } from "$src/generated/protocol";
import { cardName, colorName } from "$src/i18n/names";
import { t } from "$src/i18n/words.svelte";

/** A property that has its colour by itself, so that naming both says the same twice. */
export const isPlain = (card: Card): boolean => CARDS[card].class === "property";

/** A card on a table, with the colour it lies in where its name leaves that open. */
export function placedName({ card, color }: Placed): string {
  const name = cardName(card);
  return isPlain(card) ? name : t("placed-card", { card: name, color: colorName(color) });
}

/** What a use of a card does: the words of its button. */
export function useWords(choice: Choice): string {
  const color = choice.color ? colorName(choice.color) : "";
  const amount_m = choice.amount_m ?? 0;
  const doubles = choice.doubles;
  switch (choice.verb) {
    case "bank":
      return t("use-bank", { amount_m });
    case "place":
      return t(choice.card && isPlain(choice.card) ? "use-place-plain" : "use-place", { color });
    case "recolor":
      return t("use-recolor", { color });
    case "rent":
      return t("use-rent", { color, amount_m, doubles });
    case "rent_rainbow":
      return t("use-rent-rainbow", { color, amount_m, doubles });
    case "birthday":
      return t("use-birthday", { amount_m });
    case "debt_collector":
      return t("use-debt-collector", { amount_m });
    case "house_3":
    case "house_4":
    case "hotel_4":
    case "hotel_5":
      return t("use-build", { color });
    default:
      return t(`use-${choice.verb}`);
  }
}

/** The line that is shown before a move against somebody is final. */
export function summary(
  choice: Choice,
  give: Step | null,
  name: (seat: SeatName) => string,
): string {
  return t(`summary-${choice.verb}`, {
    name: choice.seat ? name(choice.seat) : "",
    second: choice.second ? name(choice.second) : "",
    count: give || choice.second ? 2 : 1,
    amount_m: choice.amount_m ?? 0,
    color: colorName(choice.color ?? choice.take?.color ?? "brown"),
    take: choice.take ? placedName(choice.take) : "",
    give: give ? placedName(give.take) : "",
  });
}
