// @vitest-environment node
import { createElement } from "react";
import satori from "satori";
import { expect, test } from "vitest";
import { cardFonts, cardFontWeight } from "#prerender/cards/card-fonts.ts";
import { signsCardsLack } from "#prerender/cards/signs-cards-lack.ts";

const draw = (text: string) =>
  satori(createElement("div", { style: { fontWeight: cardFontWeight } }, text), {
    width: 100,
    height: 100,
    fonts: cardFonts,
  });

test("a card has the letters of the tongues written in Latin ones, and names what it lacks", async () => {
  expect(await signsCardsLack("Private")).toEqual([]);
  expect(await signsCardsLack("Łódź, ğış, straße, Việt Nam: 5 € — “now”!")).toEqual([]);
  const lacked = await signsCardsLack("Ключ к 🎮️ ʀɪ ‼");
  expect(lacked).toEqual(["К", "л", "ю", "ч", "к", "🎮️", "ʀ", "ɪ", "‼"]);
});

test("what is lacked is drawn as an empty box, and nothing else is", async () => {
  const box = await draw("Ж");
  for (const sign of "A Ł Ğ Ệ € — Я ᴘ Ɪ Ɓ ₿ ‑".split(" ")) {
    const isLacked = (await signsCardsLack(sign)).length > 0;
    expect((await draw(sign)) === box, sign).toBe(isLacked);
  }
});
