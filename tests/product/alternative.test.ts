import { expect, test } from "vitest";
import { alternativeTo } from "#shop/product/alternative.ts";
import { summaryWith } from "#tests/domain/products.ts";

const plan = { name: "Day", price: 3, duration: "1 Day", variantId: 1 };
const named = (id: string, name: string, game: string, featured = false) =>
  summaryWith({ id, name, game, featured });

test.each([
  ["of the same game", "same game", {}],
  ["whose name begins with the same word", "same word", { game: "R6" }],
  ["that is featured", "featured", { game: "R6", name: "Halberd" }],
])("instead of a product, one that works is offered: first one %s", (_, expected, fields) => {
  const others = [
    named("any", "Any", "EFT"),
    named("featured", "Best", "EFT", true),
    named("same word", "Rust - Dullwave", "EFT"),
    summaryWith({ id: "down", game: "RUST", status: "Updating" }),
    summaryWith({ id: "sold out", game: "RUST", subscriptions: [{ ...plan, soldOut: true }] }),
    named("same game", "Ancient", "RUST"),
  ];
  const product = { id: "1", name: "Rust Mason", game: "RUST", ...fields };
  expect(alternativeTo(product, others)?.id).toBe(expected);
});

test("where nothing else can be bought, nothing is offered", () => {
  const others = [summaryWith({ id: "1" }), summaryWith({ id: "2", status: "Updating" })];
  expect(alternativeTo({ id: "1", name: "One", game: "FN" }, others)).toBeUndefined();
  expect(alternativeTo({ id: "2", name: "Two", game: "UB" }, others)?.id).toBe("1");
});
