import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/page-data.ts";
import { alternativeTo, salesRank } from "#domain/product-summary.ts";
import type { Product } from "#domain/product.ts";
import { summaryWith } from "./products.ts";

const soldOut = { name: "Day", price: 3, duration: "1 Day", variantId: 1, soldOut: true };
const week = { name: "Week", price: 7, duration: "1 Week", variantId: 2 };

const offer = (id: string, status: Product["status"] = "Undetected", plan = week) =>
  summaryWith({ id, status, subscriptions: [plan] });
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

const inOrder = (products: readonly ProductSummary[]) =>
  products.toSorted((a, b) => salesRank(a) - salesRank(b));

test("every list has first what works and is in stock, then Updating, then Detected and sold out", () => {
  const products = [
    offer("detected", "Detected"),
    offer("sold out", "Undetected", soldOut),
    offer("updating", "Updating"),
    offer("updating, sold out", "Updating", soldOut),
    offer("works"),
    offer("works too"),
  ];
  expect(ids(inOrder(products))).toEqual([
    "works",
    "works too",
    "updating",
    "detected",
    "sold out",
    "updating, sold out",
  ]);
});

const named = (id: string, name: string, game: string, featured = false) => ({
  ...offer(id),
  name,
  game,
  featured,
});

test.each([
  ["of the same game", "same game", {}],
  ["whose name begins with the same word", "same word", { game: "R6" }],
  ["that is featured", "featured", { game: "R6", name: "Halberd" }],
])("instead of a product, one that works is offered: first one %s", (_, expected, fields) => {
  const others = [
    named("any", "Any", "EFT"),
    named("featured", "Best", "EFT", true),
    named("same word", "Rust - Dullwave", "EFT"),
    { ...named("down", "Rust Lite", "RUST"), status: "Updating" as const },
    { ...offer("sold out", "Undetected", soldOut), game: "RUST" },
    named("same game", "Ancient", "RUST"),
  ];
  const product = { id: "1", name: "Rust Mason", game: "RUST", ...fields };
  expect(alternativeTo(product, inOrder(others))?.id).toBe(expected);
});

test("where nothing else can be bought, nothing is offered", () => {
  const others = inOrder([offer("1"), offer("2", "Updating")]);
  expect(alternativeTo({ id: "1", name: "One", game: "FN" }, others)).toBeUndefined();
  expect(alternativeTo({ id: "2", name: "Two", game: "UB" }, others)?.id).toBe("1");
});
