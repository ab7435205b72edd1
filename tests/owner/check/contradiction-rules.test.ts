import { expect, test } from "vitest";
import { edited, diagnosticsOf, smallShop } from "./small-shop.ts";

const products = smallShop["products.ts"];

test("a product on sale is not a coming one", () => {
  const board = edited(
    smallShop["status.ts"],
    "coming: [",
    'coming: [{ name: "PRIVATE", game: "FN" },',
  );
  expect(diagnosticsOf({ "status.ts": board })).toEqual([
    expect.stringMatching(
      /^src\/data\/status\.ts:\d+: PRIVATE: name is "PRIVATE", which is on sale in products\.ts\. Delete this/,
    ),
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

test.each([
  ["2026-11-20", true, 'until is "2026-11-20", so the announcement is not shown.'],
  ["2026-11-20", false, ""],
  // Somewhere, it is still this day.
  ["2026-11-21", true, ""],
])("an announcement until %s, enabled: %s", (until, enabled, expected) => {
  const dated = edited(smallShop["preferences.ts"], "2099-12-31", until);
  const text = edited(
    dated,
    /(announcement: \{\s+enabled:) false/,
    `announcement: { enabled: ${enabled}`,
  );
  expect(diagnosticsOf({ "preferences.ts": text }).join()).toContain(expected);
  expect(diagnosticsOf({ "preferences.ts": text })).toHaveLength(expected === "" ? 0 : 1);
});

test("the same question twice", () => {
  const entry = '{ question: "Who are you?", answer: "We sell keys." },';
  const text = edited(smallShop["questions.ts"], /\];\s*$/, `${entry}\n${entry}\n];`);
  expect(diagnosticsOf({ "questions.ts": text })).toEqual([
    expect.stringMatching(
      /question is "Who are you\?", which another entry on line \d+ has too\. /,
    ),
  ]);
});

test("a notice that is on leads to another chat", () => {
  const other = edited(smallShop["preferences.ts"], "latchkey-sample", "new-server");
  const shown = edited(other, "enabled: false", "enabled: true");
  expect(diagnosticsOf({ "preferences.ts": other })).toEqual([]);
  expect(diagnosticsOf({ "preferences.ts": shown })).toEqual([
    expect.stringContaining("but every other link leads to https://discord.gg/latchkey-sample, "),
  ]);
});
