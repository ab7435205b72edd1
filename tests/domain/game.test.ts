import { expect, test } from "vitest";
import { gameNames, games, parseGameFilter } from "#domain/game.ts";

test("a known code from the address is the filter", () => {
  expect(parseGameFilter("UB")).toBe("UB");
  expect(parseGameFilter("FN")).toBe("FN");
});

test.each([null, "", "all", "ub", "FN ", "XX", "__proto__"])(
  "%j from the address means all",
  (value) => {
    expect(parseGameFilter(value)).toBe("all");
  },
);

test("UB is Unban Software and FN is Fortnite, in this order", () => {
  expect(games.map((game) => `${gameNames[game]} [${game}]`)).toEqual([
    "Unban Software [UB]",
    "Fortnite [FN]",
  ]);
});
