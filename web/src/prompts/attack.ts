/** An attack in words, as it will happen if it stands. */
import type { Attack, SeatName } from "$src/generated/protocol";
import { cardName, colorName } from "$src/i18n/names";
import { listing, t } from "$src/i18n/words.svelte";

import { placedName } from "./summary";

const KEYS: Partial<Record<Attack["card"], string>> = {
  birthday: "prompt-attack-birthday",
  debt_collector: "prompt-attack-debt-collector",
  sly_deal: "prompt-attack-sly-deal",
  forced_deal: "prompt-attack-forced-deal",
  deal_breaker: "prompt-attack-deal-breaker",
  go_to_jail: "prompt-attack-go-to-jail",
  double_sly: "prompt-attack-double-sly",
  speeding: "prompt-attack-speeding",
  inheritor: "prompt-attack-inheritor",
};

/** The card that a No would cancel: of a rent passed on that is the passing on. */
export const contested = (attack: Attack): Attack["card"] =>
  attack.transfer_from ? "rent_transfer" : attack.card;

export function attackWords(
  attack: Attack,
  you: SeatName | null,
  name: (seat: SeatName) => string,
): string {
  const color = attack.color ?? attack.take?.color;
  const key = attack.transfer_from
    ? "prompt-attack-rent-transfer"
    : (KEYS[attack.card] ?? "prompt-attack-rent");
  const taken = [attack.take, attack.also].flatMap((place) => (place ? [placedName(place)] : []));
  return t(key, {
    you: you === attack.target ? "yes" : you === attack.actor ? "actor" : "no",
    actor: name(attack.actor),
    target: name(attack.target),
    amount_m: attack.amount_m ?? 0,
    color: color ? colorName(color) : "",
    from: attack.transfer_from ? name(attack.transfer_from) : "",
    take: listing(taken),
    give: attack.give ? placedName(attack.give) : "",
    cards: listing((attack.cards ?? []).map(cardName)),
  });
}
