import { expect, test } from "vitest";
import {
  matchesSearch,
  parseSearch,
  searchParams,
  type Search,
  sortProducts,
} from "#shop/catalogue/catalogue-search.ts";

const emptySearch: Search = { query: "", game: "all", sort: "default", limit: 60 };
const spoofer = { name: "Temp Spoofer", game: "UB" } as const;
const search = (fields: Partial<Search>): Search => ({ ...emptySearch, ...fields });

test("the game must match as well", () => {
  expect(matchesSearch(spoofer, search({ game: "UB" }))).toBe(true);
  expect(matchesSearch(spoofer, search({ game: "FN" }))).toBe(false);
  expect(matchesSearch(spoofer, search({ query: "spoof", game: "FN" }))).toBe(false);
  expect(matchesSearch(spoofer, search({ query: "private", game: "UB" }))).toBe(false);
});

const games = [{ code: "UB" }, { code: "FN" }];
const parse = (address: string) => parseSearch(new URLSearchParams(address), games);

test.each([
  ["", {}],
  ["q=a%20b", { query: "a b" }],
  ["game=FN&sort=price", { game: "FN", sort: "price" }],
  ["q=x&sort=name&limit=120", { query: "x", sort: "name", limit: 120 }],
] as const)("the address %j is parsed and written again", (address, fields) => {
  expect(parse(address)).toEqual(search(fields));
  expect(searchParams(search(fields)).toString()).toBe(address.replace("%20", "+"));
});

test("blanks at the ends of a query in the address do not count", () => {
  expect(parse("q=%20a%20b+")).toEqual(search({ query: "a b" }));
});

test.each(["game=XX", "sort=cheap", "limit=3", "limit=1e9999", "limit=-48"])(
  "the unknown value %j falls back to the default",
  (address) => {
    expect(parse(address)).toEqual(emptySearch);
  },
);

const item10 = { name: "Item 10", price: 5 };
const soldOut = { name: "sold out" };
const item9 = { name: "Item 9", price: 40 };
const alpha = { name: "Älpha", price: 5 };

test.each([
  ["default", "is that of the products", [item10, soldOut, item9, alpha]],
  ["price", "has the cheapest first and sold out last", [item10, alpha, item9, soldOut]],
  ["name", "counts numbers, and ignores accents and case", [alpha, item9, item10, soldOut]],
] as const)("the order %j %s", (order, _, sorted) => {
  expect(sortProducts([item10, soldOut, item9, alpha], order)).toEqual(sorted);
});
