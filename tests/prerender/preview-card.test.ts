import { expect, test } from "vitest";
import { homeCard, productCard, statusCard } from "#prerender/preview-card.ts";
import { productWith, summaryWith } from "#tests/domain/products.ts";

const plan = { name: "Day Key", price: 4.5, duration: "1 Day", variantId: 1 };
const fields = { name: "Radar", game: "R6", subscriptions: [plan] };
const product = productWith(fields);

const cardOf = (subscriptions: (typeof plan & { soldOut?: boolean })[], currency?: string) =>
  productCard({ name: "Shop" }, summaryWith({ ...fields, subscriptions }, currency), "sample.png");

test.each([
  [undefined, "$4.50"],
  ["EUR", "€4.50"],
])("a product's card has its picture, game, name and price; in %s", (currency, price) => {
  expect(cardOf([plan], currency)).toEqual({
    alt: `Radar [R6], ${price}, at Shop.`,
    picture: "sample.png",
    tag: "R6",
    title: "Radar",
    price,
  });
});

test("the card of a product with several prices has the lowest, after From", () => {
  expect(cardOf([plan, { ...plan, name: "Week Key", price: 9 }])).toMatchObject({
    alt: "Radar [R6], from $4.50, at Shop.",
    price: "$4.50",
    isFrom: true,
  });
});

test("the card of a product without a plan on sale says so", () => {
  expect(cardOf([{ ...plan, soldOut: true }])).toMatchObject({
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

const board = {
  lastChecked: { day: "2025-01-15", text: "15 January 2025" },
  coming: [{ name: "Next", game: "UB" }],
};
const lock = { width: 4, paths: [] };

test("the status card has up to four rows, what fails first; of more products, the counts", () => {
  const detected = productWith({ name: "Spoofer", game: "UB", status: "Detected" });
  expect(statusCard([product, detected], board, lock)).toEqual({
    alt: "Spoofer [UB] Detected. Radar [R6] Undetected. Next [UB] Soon. Last checked 15 January 2025.",
    topic: "Status",
    lock,
    rows: [
      { title: "Spoofer", game: "[UB]", status: "Detected" },
      { title: "Radar", game: "[R6]", status: "Undetected" },
      { title: "Next", game: "[UB]", status: "Soon" },
    ],
    note: "Last checked 15 January 2025",
  });
  expect(statusCard([product, product, detected], board, lock).rows).toHaveLength(4);
  expect(statusCard([product, product, product, detected], board, lock)).toMatchObject({
    alt: "3 of 4 Undetected. 1 Detected. 1 Soon. Last checked 15 January 2025.",
    rows: [
      { title: "3 of 4", status: "Undetected" },
      { title: "1", status: "Detected" },
      { title: "1", status: "Soon" },
    ],
  });
});
