import { expect, test } from "vitest";
import { priceChange } from "#owner/change-price.ts";
import { edited, smallShop } from "#tests/owner/check/small-shop.ts";
import { changed, type Request, withProducts } from "./changed.ts";

const change = (request: Request, texts = smallShop) =>
  changed(priceChange, { product: "Private", plan: "Week Key", ...request }, texts);

const sellAuth = "Customers pay what SellAuth says: change it there, too.";

test.each([
  ["7,49", "7.49"],
  ["7.49 €", "7.49"],
  ["$7.49", "7.49"],
  ["7,5", "7.5"],
  ["+10%", "7.69"],
  ["- 12,5 %", "6.12"],
  ["−10%", "6.29"],
])("a price may be written as %s, and nothing else changes", (price, code) => {
  const { texts, summary } = change({ price });
  expect(texts).toEqual(withProducts("price: 6.99, duration", `price: ${code}, duration`));
  expect(summary).toEqual([
    `Private, Week Key: $${Number(code).toFixed(2)}, was $6.99.`,
    "The lowest price of the shop is $2.99.",
    sellAuth,
  ]);
});

test("a plan is that of every product that has it", () => {
  const asked = { product: "all", plan: "Week Key, Lifetime Key", price: "-50%" };
  expect(change(asked).summary.slice(0, -2)).toEqual([
    "Private, Week Key: $3.50, was $6.99.",
    "Temp Spoofer, Week Key: $7.50, was $14.99.",
    "Temp Spoofer, Lifetime Key: $17.50, was $34.99.",
  ]);
});

test("a percentage changes all plans, and the lowest prices with them", () => {
  const { texts, summary } = change({ product: "all", plan: "all", price: "-50%" });
  expect(texts["products.ts"]).toContain('game: "FN",\n    price: 1.5,\n');
  expect(summary.slice(-3)).toEqual([
    expect.stringContaining("Temp Spoofer, Lifetime Key: $17.50, was $34.99."),
    "The lowest price of the shop is $1.50.",
    sellAuth,
  ]);
});

test("a product's own price that is still the lowest stays as it is written, with its comment", () => {
  const own = "price: 2.990, // sample";
  const before = withProducts("price: 2.99,\n", `${own}\n`);
  expect(change({ price: "7.99" }, before).texts["products.ts"]).toContain(own);
});

test.each([
  ["34.96", "More than five times the old price: Private, Week Key: $34.96, was $6.99."],
  ["1.39", "Less than a fifth of the old price: Private, Week Key: $1.39, was $6.99."],
  ["34.95", "Private, Week Key: $34.95, was $6.99."],
])("a price of %s that may be mistyped says so first", (price, expected) => {
  expect(change({ price }).summary[0]).toBe(expected);
});

test("in a currency with three decimals, they are decimals", () => {
  const shop = edited(smallShop["shop.ts"], "siteUrl", 'currency: "KWD",\n  siteUrl');
  const { texts, summary } = change({ price: "4.500" }, { ...smallShop, "shop.ts": shop });
  expect(texts["products.ts"]).toContain('name: "Week Key", price: 4.5,');
  expect(summary[0]).toMatch(/^Private, Week Key: KWD\s4\.500, was KWD\s6\.990\.$/);
});

test("what the shop says already changes nothing", () => {
  expect(change({ price: "6,99" })).toEqual({ texts: smallShop, summary: [] });
});

test.each<[Request, string]>([
  [{ price: "cheap" }, '"cheap" is no new price for $6.99. Write an amount such as 4.99, or'],
  [{ price: "4 99" }, '"4 99" is no new price for $6.99.'],
  [{ price: "4.999" }, '"4.999" may be $4.99 or $4,999.00. Write 4.99 or 4999.00.'],
  [{ price: "1,299 €" }, "Write 1.29 or 1299.00."],
  [{ price: "0" }, '"0" is no new price'],
  [{ price: "-5" }, '"-5" is no new price'],
  [{ price: "10%" }, '"10%" is no new price for $6.99. Write -10% for less, or +10% for more.'],
  [{ price: "-100%" }, '"-100%" is no new price'],
  [{ price: "" }, '"" is no new price'],
  [{ price: "5", plan: "all" }, "Several plans would cost the same. Write one plan, or a"],
  [{ price: "5", product: "all", plan: "Day Key, Lifetime Key" }, "Several plans would cost the"],
  [{ price: "10% off", plan: "all" }, '"10% off" is no new price for $2.99. Write an amount'],
  [
    { price: "5", plan: "" },
    "Write which plan, with commas between several, or all: Day Key, Week Key, Month Key.",
  ],
])("%o is refused", (request, message) => {
  expect(() => change(request)).toThrow(message);
});
