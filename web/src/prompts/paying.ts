/** Adding up ticked cards for a payment. Whether it is allowed, the server says. */
import type { Payable, PayOption, View } from "$src/generated/protocol";

export function total(option: PayOption, ticked: ReadonlySet<number>): number {
  return option.payable.reduce(
    (sum, one, index) => sum + (ticked.has(index) ? one.value_m : 0),
    0,
  );
}

/** The move that pays with what is ticked. */
export function payMove(option: PayOption, ticked: ReadonlySet<number>): string {
  const words = option.payable.flatMap((one, index) => (ticked.has(index) ? [one.word] : []));
  return ["pay", ...words].join(" ");
}

/** The ticks that stand for the suggested words; of equal cards the first ones. */
export function suggested(option: PayOption): Set<number> {
  const ticked = new Set<number>();
  for (const word of option.suggest) {
    const index = option.payable.findIndex((one, at) => one.word === word && !ticked.has(at));
    if (index >= 0) ticked.add(index);
  }
  return ticked;
}

/** The colours of full groups that the ticked cards would break up. */
export function broken(
  view: View,
  option: PayOption,
  ticked: ReadonlySet<number>,
): NonNullable<Payable["color"]>[] {
  const groups = view.table.find((area) => area.seat === view.you)?.groups ?? [];
  const given = new Map<string, number>();
  option.payable.forEach((one, index) => {
    if (!ticked.has(index) || !one.color || /^(house|hotel)_/.test(one.card)) return;
    given.set(one.color, (given.get(one.color) ?? 0) + 1);
  });
  return [...new Set(groups.filter((group) => group.full).map((group) => group.color))].filter(
    (color) => {
      const spare = groups
        .filter((group) => group.color === color && !group.full)
        .reduce((sum, group) => sum + group.cards.length, 0);
      return (given.get(color) ?? 0) > spare;
    },
  );
}
