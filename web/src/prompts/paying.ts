/** Adding up ticked cards for a payment. Whether it is allowed, the server says. */
import type { PayOption } from "$src/generated/protocol";

export function total(option: PayOption, ticked: ReadonlySet<number>): number {
  return option.payable.reduce(
    (sum, one, index) => sum + (ticked.has(index) ? one.value_m : 0),
    0,
  );
}

/** Everything that can pay, in millions: a house too that only waits for the hotel on it. */
export const payableM = (option: PayOption): number =>
  option.payable
    .filter((one) => one.ok || one.why === "house_under_hotel")
    .reduce((sum, one) => sum + one.value_m, 0);

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
