/** Moves in words, before they are played. */
import type { Choice, SeatName, Step } from "$src/generated/protocol";
import { cardName, colorName } from "$src/i18n/names";
import { t } from "$src/i18n/words.svelte";

/** What a use of a card does: the words of its button. */
export function useWords(choice: Choice): string {
  const color = choice.color ? colorName(choice.color) : "";
  const amount_m = choice.amount_m ?? 0;
  const doubles = choice.doubles;
  switch (choice.verb) {
    case "bank":
      return t("use-bank", { amount_m });
    case "place":
      return t("use-place", { color });
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
    amount_m: choice.amount_m ?? 0,
    color: colorName(choice.color ?? choice.take?.color ?? "brown"),
    take: choice.take ? cardName(choice.take.card) : "",
    give: give ? cardName(give.take.card) : "",
    give_color: give ? colorName(give.take.color) : "",
  });
}
