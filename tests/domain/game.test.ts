import * as v from "valibot";
import { expect, test } from "vitest";
import { gameName, gamesOnSale, gameSchema, parseGameFilter } from "#domain/game.ts";

const games = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
  { code: "8BP", name: "8 Ball Pool" },
];

test("a known code in the address sets the filter", () => {
  expect(parseGameFilter("UB", games)).toBe("UB");
  expect(parseGameFilter("8BP", games)).toBe("8BP");
});

test.each([null, "", "all", "ub", "FN ", "XX", "__proto__"])(
  "%j from the address means all",
  (value) => {
    expect(parseGameFilter(value, games)).toBe("all");
  },
);

test("a game has a name; an unknown code is returned as it is", () => {
  expect(gameName("FN", games)).toBe("Fortnite");
  expect(gameName("XX", games)).toBe("XX");
});

test("the filter has the games with a product on sale, in the given order", () => {
  const products = [{ game: "FN" }, { game: "UB" }, { game: "FN" }];
  expect(gamesOnSale(games, products).map(({ code }) => code)).toEqual(["UB", "FN"]);
});

test.each(["FN", "8BP", "CODBO6"])("%s is a game's code", (code) => {
  expect(v.is(gameSchema, { code, name: "Fortnite" })).toBe(true);
});

test.each(["F", "fn", "FORTNITE", "F N", "", 5])("%j is not a game's code", (code) => {
  expect(v.is(gameSchema, { code, name: "Fortnite" })).toBe(false);
});
