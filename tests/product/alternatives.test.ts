import { expect, test } from "vitest";
import { alternativesTo } from "#shop/product/alternatives.ts";
import { summaryWith } from "#tests/domain/products.ts";

const plan = { name: "Day", price: 3, duration: "1 Day", variantId: 1 };
const soldOut = { subscriptions: [{ ...plan, soldOut: true }] };
const priced = (id: string, game: string, price: number) =>
  summaryWith({ id, game, subscriptions: [{ ...plan, price }] });
const others = [
  priced("rust 20", "RUST", 20),
  priced("rust 2", "RUST", 2),
  priced("rust 8", "RUST", 8),
  summaryWith({ id: "down", game: "RUST", status: "Updating" }),
  summaryWith({ id: "sold out", game: "RUST", ...soldOut }),
  priced("eft 9", "EFT", 9),
];
const idsInsteadOf = (fields: Parameters<typeof summaryWith>[0]) =>
  alternativesTo(summaryWith({ id: "1", ...fields }), others).map(({ id }) => id);

const at9 = { status: "Detected" as const, subscriptions: [{ ...plan, price: 9 }] };

test.each([
  ["of its game", { game: "RUST", ...at9 }, "rust 8"],
  ["of all, where its game has none", { game: "R6", ...at9 }, "eft 9"],
])("instead of a product, the one of the nearest price is named: %s", (_, fields, expected) => {
  expect(idsInsteadOf(fields)).toEqual([expected]);
});

test("instead of one that is sold out, up to three are named: the cheapest of its game, or of all where its game has none", () => {
  expect(idsInsteadOf({ game: "RUST", ...soldOut })).toEqual(["rust 2", "rust 8", "rust 20"]);
  expect(idsInsteadOf({ game: "EFT", ...soldOut })).toEqual(["eft 9"]);
  expect(idsInsteadOf({ game: "R6", ...soldOut })).toEqual(["rust 2", "rust 8", "eft 9"]);
});

test("instead of one that can be bought, or where nothing else can, none is named", () => {
  expect(idsInsteadOf({ game: "RUST" })).toEqual([]);
  const updating = summaryWith({ id: "1", status: "Updating" });
  expect(alternativesTo(updating, [updating])).toEqual([]);
});
