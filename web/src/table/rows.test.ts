import { expect, it } from "vitest";

import { fitting } from "./rows";

it.each([
  [320, 5],
  [360, 6],
  [390, 7],
  [0, 1],
])("on a page %i wide there is room for %i", (width, cards) => {
  expect(fitting(width)).toBe(cards);
});
