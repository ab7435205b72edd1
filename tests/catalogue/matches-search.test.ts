import { expect, test } from "vitest";
import { matchesSearch, type Search } from "#catalogue/matches-search.ts";

const spoofer = { name: "Temp Spoofer", game: "UB" } as const;
const search = (fields: Partial<Search>): Search => ({ query: "", game: "all", ...fields });

test("an empty text finds everything", () => {
  expect(matchesSearch(spoofer, search({}))).toBe(true);
});

test.each(["Temp Spoofer", "temp", "SPOOF", "p s", "r", "oOf"])(
  "%j finds it by its name",
  (query) => {
    expect(matchesSearch(spoofer, search({ query }))).toBe(true);
  },
);

test.each(["private", "spoofer temp", "UB", "tempspoofer", ".*", "[a-z]"])(
  "%j does not find it: only a part of the name does",
  (query) => {
    expect(matchesSearch(spoofer, search({ query }))).toBe(false);
  },
);

test("the game must fit as well", () => {
  expect(matchesSearch(spoofer, search({ game: "UB" }))).toBe(true);
  expect(matchesSearch(spoofer, search({ game: "FN" }))).toBe(false);
  expect(matchesSearch(spoofer, search({ query: "spoof", game: "FN" }))).toBe(false);
  expect(matchesSearch(spoofer, search({ query: "private", game: "UB" }))).toBe(false);
});
