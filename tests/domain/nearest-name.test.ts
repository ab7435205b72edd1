import { expect, test } from "vitest";
import { nearestName } from "#domain/nearest-name.ts";

test.each([
  ["soldout", "sold-out"],
  ["Privat", "Private"],
  ["updatng", "Updating"],
  ["UNDETECTED ", "Undetected"],
  ["/Terms.PDF", "/terms.pdf"],
  ["stauts", "status"],
  ["Radar", undefined],
  ["no", undefined],
  ["", undefined],
])("%j was meant as %j", (typed, expected) => {
  const names = ["sold-out", "Private", "Updating", "Undetected", "/terms.pdf", "status", "On"];
  expect(nearestName(typed, names)).toBe(expected);
});

test("of several, the nearest is meant", () => {
  expect(nearestName("Week Keys", ["Weeks Key 2", "Week Key", "Week Kex"])).toBe("Week Key");
});
