import { expect, test } from "vitest";
import type { StatusEntry } from "#domain/page-data.ts";
import { homeCard, productCard, statusCard } from "#prerender/cards/preview-card.ts";
import { prerenderProductWith } from "#tests/domain/products.ts";

const plan = { name: "Day Key", price: 4.5, duration: "1 Day", variantId: 1 };
const fields = { name: "Radar", game: "R6", subscriptions: [plan] };
const product = prerenderProductWith(fields);

const cardOf = (subscriptions: (typeof plan & { soldOut?: boolean })[], currency?: string) =>
  productCard({ name: "Shop" }, prerenderProductWith({ ...fields, subscriptions }, currency));

test.each([
  [undefined, "$4.50"],
  ["EUR", "€4.50"],
])("a product's card has its picture, game, name and price; in %s", (currency, price) => {
  expect(cardOf([plan], currency)).toEqual({
    alt: `Radar [R6], ${price}, at Shop.`,
    art: { path: "sample.png", isDrawing: false },
    title: "Radar",
    game: "R6",
    price,
  });
});

test("the card of a product with several prices has the lowest, after from", () => {
  expect(cardOf([plan, { ...plan, name: "Week Key", price: 9 }])).toMatchObject({
    alt: "Radar [R6], from $4.50, at Shop.",
    price: "$4.50",
    from: "from",
  });
});

test("the card of a product without a plan on sale says so", () => {
  expect(cardOf([{ ...plan, soldOut: true }])).toMatchObject({
    alt: "Radar [R6], sold out, at Shop.",
    price: undefined,
  });
});

test("Home's card is the headline over the hero's picture", () => {
  const art = { path: "poster.png", isDrawing: false };
  expect(homeCard({ name: "Shop" }, { headline: "We provide", art })).toEqual({
    alt: "Shop: We provide",
    art,
    title: "We provide",
  });
});

const checked = { day: "2025-01-15", text: "15 January 2025" };
const coming = { name: "Next", game: "UB", status: "Soon" as const };
const lock = { width: 4, height: 24, shearLine: 8, paths: [] };
const cardWith = (...products: StatusEntry[]) =>
  statusCard({ entries: [...products, coming], checked, lock });

test("the status card has up to four rows, what fails first; of more products, the counts", () => {
  const detected = prerenderProductWith({ name: "Spoofer", game: "UB", status: "Detected" });
  expect(cardWith(product, detected)).toEqual({
    alt: "Spoofer [UB] Detected. Radar [R6] Undetected. Next [UB] Soon. Last checked 15 January 2025.",
    lastChecked: "Last checked 15 January 2025",
    products: [detected, product, coming],
  });
  expect(cardWith(product, product, detected)).toMatchObject({
    products: [detected, product, product, coming],
  });
  expect(cardWith(product, product, product, detected)).toMatchObject({
    alt: "3 of 4 Undetected. 1 Detected. 1 Soon. Last checked 15 January 2025.",
    lock,
    counts: [
      { text: "3 of 4", status: "Undetected", word: "undetected" },
      { text: "1", status: "Detected", word: "detected" },
      { text: "1", status: "Soon", word: "soon" },
    ],
  });
});
