import { createElement } from "react";
import satori from "satori";
import { expect, test } from "vitest";
import { cardFonts, cardFontWeight, missingCharacters } from "#owner/check/card-fonts.ts";
import { cardPriceText, cardText } from "#prerender/cards/card-text.ts";

const draw = (text: string) =>
  satori(createElement("div", { style: { fontWeight: cardFontWeight } }, text), {
    width: 100,
    height: 100,
    fonts: cardFonts,
  });

test("cards have glyphs for Latin, Cyrillic, Greek, Arabic and Thai, and detect missing ones", async () => {
  expect(await missingCharacters("Private")).toEqual([]);
  expect(await missingCharacters("Łódź, ğış, straße, Việt Nam: 5 € — “now”!")).toEqual([]);
  expect(await missingCharacters("Ключ, Ґ, κλειδί, مفتاح أسعد، กุญแจที่นี่")).toEqual([]);
  expect(await missingCharacters("钥匙 к 🎮️ ʀɪ ‼")).toEqual(["钥", "匙", "🎮️", "ʀ", "ɪ", "‼"]);
});

test("exactly the missing characters would be drawn as an empty box", async () => {
  const box = await draw("钥");
  for (const sign of "A Ł Ğ Ệ € — Я ᴘ Ɪ Ɓ ₿ ‑ م 匙".split(" ")) {
    const isLacked = (await missingCharacters(sign)).length > 0;
    expect((await draw(sign)) === box, sign).toBe(isLacked);
  }
});

test.each([
  ["Private", "Private"],
  ["Khóa Việt", "Khóa Việt"],
  ["Private 🎮 Key", "Private Key"],
  ["مفتاح", "مفتاح"],
  ["กุญแจ", "กุญแจ"],
  ["钥匙 Pro", ""],
  ["Ключ 🎮", "Ключ"],
  ["🎮", ""],
])("a card shows %j as %j, so that no box is drawn", async (text, shown) => {
  expect(await cardText(text)).toBe(shown);
});

test.each([
  [2.99, undefined, "$2.99"],
  [1699, "EUR", "€1,699.00"],
  [275, "ILS", "ILS\u00a0275.00"],
  [16_990_000, "NGN", "NGN\u00a016,990,000.00"],
])("a card shows the price %j in %j as %j", async (price, currency, shown) => {
  expect(await cardPriceText(price, currency)).toBe(shown);
});
