import { expect, test } from "vitest";
import { writtenAmount } from "#data-reader/written-amount.ts";

test.each([
  ["$2.99", 2.99],
  ["4,99 €", 4.99],
  ["€ 4,9", 4.9],
  ["1.299,00", 1299],
  ["1,299.50", 1299.5],
  ["1 299,50", 1299.5],
  ["1,299", 1299],
  ["USD 20", 20],
  ["16,-", 16],
  ["3.– €", 3],
  ["4 99", undefined],
  ["16.9.9", undefined],
  ["6.99.", undefined],
  ["2 days", undefined],
  ["", undefined],
])("%j is the amount %j", (text, amount) => {
  expect(writtenAmount(text)).toBe(amount);
});
