import { expect, test } from "vitest";
import { productSummariesOf, productSummary, workingAlternative } from "#domain/product-summary.ts";
import type { Product } from "#domain/product.ts";
import { pricedWith } from "./products.ts";

const soldOut = { name: "Day", price: 3, duration: "1 Day", variantId: 1, soldOut: true };
const month = { name: "Month", price: 20, duration: "1 Month", variantId: 3 };
const week = { name: "Week", price: 7, duration: "1 Week", variantId: 2 };

test("a summary has the fields that cards, status list and page heads show, and the lowest price on sale", () => {
  const fields = {
    price: 3,
    subscriptions: [soldOut, month, week],
    statusNote: "Works on the old version.",
    since: "2026-11-20",
    featured: true,
  };
  expect(productSummary(pricedWith(fields, "EUR"))).toStrictEqual({
    id: "1",
    name: "Sample",
    game: "FN",
    price: 7,
    priceText: "€7.00",
    image: "sample.png",
    status: "Undetected",
    statusNote: "Works on the old version.",
    since: "2026-11-20",
    featured: true,
  });
});

const offer = (id: string, status: Product["status"] = "Undetected", plan = week) =>
  pricedWith({ id, status, subscriptions: [plan] });
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

test("every list has first what works and is in stock, then Updating, then Detected and sold out", () => {
  const products = [
    offer("detected", "Detected"),
    offer("sold out", "Undetected", soldOut),
    offer("updating", "Updating"),
    offer("updating, sold out", "Updating", soldOut),
    offer("works"),
    offer("works too"),
  ];
  expect(ids(productSummariesOf(products))).toEqual([
    "works",
    "works too",
    "updating",
    "detected",
    "sold out",
    "updating, sold out",
  ]);
});

test.each([
  ["works and is in stock", offer("2"), "2"],
  ["is sold out", offer("2", "Undetected", soldOut), undefined],
  ["is updated", offer("2", "Updating"), undefined],
  ["is of another game", { ...offer("2"), game: "UB" }, undefined],
])("a product that %s is an alternative: %j", (_, other, found) => {
  const summaries = productSummariesOf([offer("1"), other]);
  expect(workingAlternative(offer("1"), summaries)?.id).toBe(found);
});
