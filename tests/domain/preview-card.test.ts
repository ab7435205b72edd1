import { expect, test } from "vitest";
import { homeCard, productCard, statusCard } from "#domain/preview-card.ts";
import { productWith } from "./products.ts";

const plan = { name: "Day Key", price: 4.5, duration: "1 Day", variantId: 1 };
const product = productWith({ name: "Radar", game: "R6", subscriptions: [plan] });

test.each([
  [undefined, "$4.50"],
  ["EUR", "€4.50"],
])("a product's card has its picture, game, name and price; in %s", (currency, price) => {
  expect(productCard({ name: "Shop", currency }, product)).toEqual({
    alt: `Radar [R6], ${price}, at Shop.`,
    picture: "sample.png",
    tag: "R6",
    title: "Radar",
    price,
  });
});

test("the card of a product with several prices has the lowest, after From", () => {
  const twoPrices = { ...product, subscriptions: [plan, { ...plan, name: "Week Key", price: 9 }] };
  expect(productCard({ name: "Shop" }, twoPrices)).toMatchObject({
    alt: "Radar [R6], from $4.50, at Shop.",
    price: "$4.50",
    isFrom: true,
  });
});

test("the card of a product without a plan on sale says so", () => {
  const soldOut = { ...product, subscriptions: [{ ...plan, soldOut: true }] };
  expect(productCard({ name: "Shop" }, soldOut)).toMatchObject({
    alt: "Radar [R6], sold out, at Shop.",
    price: undefined,
    note: "Sold out",
  });
});

test("Home's card is the headline over the hero's picture", () => {
  const hero = { badge: "", headline: "We provide", text: "", poster: "poster.png", film: [] };
  expect(homeCard({ name: "Shop" }, { hero })).toEqual({
    alt: "Shop: We provide",
    picture: "poster.png",
    title: "We provide",
  });
});

const board = { lastChecked: "2025-01-15", coming: [{ name: "Next", game: "UB" }] };

test("the status card has up to four rows, what fails first; of more products, the counts", () => {
  const detected = productWith({ name: "Spoofer", game: "UB", status: "Detected" });
  expect(statusCard([product, detected], board)).toEqual({
    alt: "Spoofer [UB] Detected. Radar [R6] Undetected. Next [UB] Soon. Last checked 15 January 2025.",
    topic: "Status",
    rows: [
      { title: "Spoofer", game: "[UB]", status: "Detected" },
      { title: "Radar", game: "[R6]", status: "Undetected" },
      { title: "Next", game: "[UB]", status: "Soon" },
    ],
    note: "Last checked 15 January 2025",
  });
  expect(statusCard([product, product, detected], board).rows).toHaveLength(4);
  expect(statusCard([product, product, product, detected], board)).toMatchObject({
    alt: "3 of 4 Undetected. 1 Detected. 1 Soon. Last checked 15 January 2025.",
    rows: [
      { title: "3 of 4", status: "Undetected" },
      { title: "1", status: "Detected" },
      { title: "1", status: "Soon" },
    ],
  });
});
