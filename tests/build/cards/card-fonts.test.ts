// @vitest-environment node
import { createElement } from "react";
import satori from "satori";
import { expect, test } from "vitest";
import { cardFonts, cardFontWeight, signsCardsLack } from "#build/cards/card-fonts.ts";

const draw = (text: string) =>
  satori(createElement("div", { style: { fontWeight: cardFontWeight } }, text), {
    width: 100,
    height: 100,
    fonts: cardFonts(),
  });

test("a card has the letters of every tongue written in Latin ones, and names the others", () => {
  expect(signsCardsLack("Łódź, ğış, straße, Việt Nam: 5 € — “now”!")).toEqual([]);
  expect(signsCardsLack("Ключ к игре 🎮️ 🎮")).toEqual([
    "К",
    "Л",
    "Ю",
    "Ч",
    "И",
    "Г",
    "Р",
    "Е",
    "🎮",
  ]);
});

test("a sign that is named is drawn as an empty box, any other as itself", async () => {
  const box = await draw("Ж");
  expect(await draw("Я")).toBe(box);
  for (const letter of ["A", "Ł", "Ğ", "Ệ", "€", "—"]) expect(await draw(letter)).not.toBe(box);
});
