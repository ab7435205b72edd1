import { expect, test } from "vitest";
import { groupProducts, sortProducts } from "#shop/catalogue/product-order.ts";

const games = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
];
const item10 = {
  name: "Item 10",
  game: "FN",
  price: 5,
  priceText: "$5",
  status: "Updating",
} as const;
const soldOut = { name: "sold out", game: "UB", price: 1, status: "Undetected" } as const;
const item9 = {
  name: "Item 9",
  game: "XX",
  price: 40,
  priceText: "$40",
  status: "Undetected",
} as const;
const alpha = { name: "Älpha", game: "UB", price: 5, priceText: "$5", status: "Detected" } as const;
const products = [item10, soldOut, item9, alpha];

test("featured keeps the owner's order, except that what works comes first", () => {
  expect(sortProducts(products, "featured")).toEqual([soldOut, item9, item10, alpha]);
});

test("by price the cheapest comes first and sold out last", () => {
  expect(sortProducts(products, "price")).toEqual([item10, alpha, item9, soldOut]);
});

test("by name, numbers count as numbers and accents and case do not matter", () => {
  expect(sortProducts(products, "name")).toEqual([alpha, item9, item10, soldOut]);
});

test("groups follow the order of the games; unknown games, then games without a working product come last", () => {
  expect(groupProducts(products, games)).toEqual([
    { code: "UB", name: "Unban Software", items: [soldOut, alpha] },
    { code: "XX", name: "XX", items: [item9] },
    { code: "FN", name: "Fortnite", items: [item10] },
  ]);
});
