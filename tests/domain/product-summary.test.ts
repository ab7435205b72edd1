import { expect, test } from "vitest";
import { productSummary } from "#domain/product-summary.ts";
import { productWith } from "./products.ts";

const soldOut = { name: "Day", price: 3, duration: "1 Day", variantId: 1, soldOut: true };
const month = { name: "Month", price: 20, duration: "1 Month", variantId: 3 };
const week = { name: "Week", price: 7, duration: "1 Week", variantId: 2 };

test("a summary has the fields that cards, status list and page heads show, and the lowest price on sale", () => {
  const product = productWith({
    price: 3,
    subscriptions: [soldOut, month, week],
    statusNote: "Works on the old version.",
    since: "2026-11-20",
    featured: true,
  });
  expect(productSummary(product, "EUR")).toStrictEqual({
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
    description: "A sample.",
  });
});
