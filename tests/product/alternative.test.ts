import { expect, test } from "vitest";
import { alternativeTo } from "#shop/product/alternative.ts";
import { summaryWith } from "#tests/domain/products.ts";

const plan = { name: "Day", price: 3, duration: "1 Day", variantId: 1 };
const priced = (id: string, game: string, price: number) => ({
  ...summaryWith({ id, game }),
  price,
});

test.each([
  ["of its game", { game: "RUST", price: 9 }, "rust 8"],
  ["of all, where its game has none", { game: "R6", price: 9 }, "eft 9"],
  ["which is the cheapest, where it has no price", { game: "RUST" }, "rust 2"],
])("instead of a product, the one of the nearest price is offered: %s", (_, fields, expected) => {
  const others = [
    priced("rust 20", "RUST", 20),
    priced("rust 2", "RUST", 2),
    priced("rust 8", "RUST", 8),
    { ...priced("down", "RUST", 9), status: "Updating" as const },
    summaryWith({ id: "sold out", game: "RUST", subscriptions: [{ ...plan, soldOut: true }] }),
    priced("eft 9", "EFT", 9),
  ];
  expect(alternativeTo({ id: "1", ...fields }, others)?.id).toBe(expected);
});

test("where nothing else can be bought, nothing is offered", () => {
  const others = [summaryWith({ id: "1" }), summaryWith({ id: "2", status: "Updating" })];
  expect(alternativeTo({ id: "1", game: "FN" }, others)).toBeUndefined();
  expect(alternativeTo({ id: "2", game: "UB" }, others)?.id).toBe("1");
});
