import { expect, test } from "vitest";
import { gamesMatching } from "#shop/search/games-in-query.ts";

const games = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
  { code: "8BP", name: "8 Ball Pool" },
];

test.each([
  ["8bp aim", ["8BP"]],
  ["best ball pool tool", ["8BP"]],
  ["UNBAN spoofer", ["UB"]],
  ["nite", ["FN"]],
  ["fort ball pool", ["8BP"]],
  ["fort unb", ["UB", "FN"]],
  ["n", []],
  ["esp", []],
  ["", []],
])("%j names the games %j", (typed, codes) => {
  expect(gamesMatching(typed, games).map(({ code }) => code)).toEqual(codes);
});
