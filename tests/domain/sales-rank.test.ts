import { expect, test } from "vitest";
import type { ProductSummary } from "#domain/page-data.ts";
import type { Product } from "#domain/product.ts";
import { salesRank } from "#domain/sales-rank.ts";
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
