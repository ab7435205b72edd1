import { expect, test } from "vitest";
import { productSummary } from "#domain/product-summary.ts";
import { productWith } from "./products.ts";

test("a summary has the fields that cards, status list and page heads show, and no others", () => {
  const product = productWith({ statusNote: "Works on the old version.", since: "2026-11-20" });
  const { id, name, game, price, image, status, statusNote, since, description } = product;
  expect(productSummary(product)).toEqual({
    id,
    name,
    game,
    price,
    image,
    status,
    statusNote,
    since,
    description,
    priceText: "$2.99",
  });
});

test("the price is that of the cheapest plan that can be bought, in the shop's currency", () => {
  const plans = [
    { name: "Day", price: 3, duration: "1 Day", variantId: 1, soldOut: true },
    { name: "Week", price: 7, duration: "1 Week", variantId: 2 },
  ];
  const product = productWith({ price: 3, subscriptions: plans });
  expect(productSummary(product, "EUR")).toMatchObject({ price: 7, priceText: "€7.00" });
});

test("a product whose plans are all sold out has no price", () => {
  const plan = { name: "Day", price: 3, duration: "1 Day", variantId: 1, soldOut: true };
  const summary = productSummary(productWith({ price: 1, subscriptions: [plan] }));
  expect(summary).toMatchObject({ price: undefined, priceText: undefined });
});
