import { expect, test } from "vitest";
import { bounds } from "#domain/bounds.ts";
import { diagnosticsOf, smallShop, testMistakes, edited } from "./small-shop.ts";

const letters = (count: number) => "Abcdefg ".repeat(20).slice(0, count).replace(/ $/, "h");
const products = smallShop["products.ts"];
const withName = (name: string) => edited(products, '"Private"', JSON.stringify(name));

test.each([
  ["a name", withName(letters(bounds.productName)), withName(letters(bounds.productName + 1))],
  [
    "a plan's name",
    edited(products, '"Day Key"', JSON.stringify(letters(bounds.planName))),
    edited(products, '"Day Key"', JSON.stringify(letters(bounds.planName + 1))),
  ],
  [
    "a duration",
    edited(products, '"1 Month"', JSON.stringify(letters(bounds.duration))),
    edited(products, '"1 Month"', JSON.stringify(letters(bounds.duration + 1))),
  ],
  ["a status note", withNote(letters(bounds.statusNote)), withNote(letters(bounds.statusNote + 1))],
  [
    "a word",
    withName(`The ${"o".repeat(bounds.word)} Key`),
    withName(`The ${"o".repeat(bounds.word + 1)} Key`),
  ],
  [
    "a word of Russian letters, of which Japanese has none,",
    withName("ライセンスキーをお届けします、ライセンスキー"),
    withName("Обновлениеобновление"),
  ],
  [
    "a price",
    edited(products, '"Lifetime Key", price: 34.99', '"Ever", price: 99999.5'),
    edited(products, '"Lifetime Key", price: 34.99', '"Ever", price: 100000'),
  ],
  ["a list of plans", withPlans(bounds.plans), withPlans(bounds.plans + 1)],
])("%s may be as long as its bound, and no longer", (_, within, beyond) => {
  expect(diagnosticsOf({ "products.ts": within })).toEqual([]);
  expect(diagnosticsOf({ "products.ts": beyond })).toEqual([
    expect.stringMatching("The layout is made for"),
  ]);
});

function withNote(note: string): string {
  return edited(products, "type:", `statusNote: ${JSON.stringify(note)}, type:`);
}

function withPlans(count: number): string {
  const plans = Array.from(
    { length: count - 3 },
    (_, index) => `{ name: "Key ${index}", price: 3, duration: "Long", variantId: ${index + 1} },`,
  );
  return edited(products, "subscriptions: [", `subscriptions: [ ${plans.join(" ")}`);
}

testMistakes(`
"Private" → "Counterreconnaissa with Reconnaissancetool and Teammate Overlays for A BC"
  products.ts: Counterreconnaissa with Reconnaissancetool and Teammate Overlays for A BC: name is "Counterreconnaissa with Reconnaissancetool and Teammate Over…", which has 73 letters. The layout is made for up to 72: a longer text takes more lines.
"Day Key" → "Donaudampfschiffahrt"
  products.ts: Private · Donaudampfschiffahrt: name is "Donaudampfschiffahrt", whose word "Donaudampfschiffahrt" has 20 letters. The layout is made for words of up to 16: a phone breaks a longer one.
"Lifetime Key", price: 34.99 → "Ever", price: 12345678.5
  products.ts: Temp Spoofer · Ever: price is 12345678.5, shown as $12,345,678.50. The layout is made for up to 10 letters: a longer price takes room from the name.
`);

test("an announcement that is on and longer than a small phone shows is named", () => {
  const message = "Release sale: 10% off with the code RELEASE10 until the end of this week";
  const preferences = edited(
    smallShop["preferences.ts"],
    /message: "Release sale[^"]*"/,
    `message: "${message}"`,
  );
  expect(diagnosticsOf({ "preferences.ts": preferences })).toEqual([]);
  const shown = edited(preferences, /(?<=announcement: \{\s+)enabled: false/, "enabled: true");
  expect(diagnosticsOf({ "preferences.ts": shown })).toEqual([
    expect.stringMatching("which with linkText has 89 letters. A small phone shows 62 at once"),
  ]);
});

test("a catalogue of more than 300 products", () => {
  const entries = Array.from(
    { length: 299 },
    (_, index) =>
      `{ id: "a${index}", name: "A ${index}", type: "External", game: "FN", status: "Undetected", description: "A", subscriptions: [{ name: "Day Key", price: 1, duration: "1 Day", variantId: ${500_000 + index} }], compatibility: [], features: [] },`,
  );
  const text = edited(products, /\];\s*$/, `${entries.join("\n")}];`);
  expect(diagnosticsOf({ "products.ts": text })).toEqual([
    expect.stringContaining(
      "products.ts:1: there are 301 products. The shop is made for up to 300",
    ),
  ]);
});
