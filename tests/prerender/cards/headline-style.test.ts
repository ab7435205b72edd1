import satori from "satori";
import { createElement } from "react";
import { expect, test } from "vitest";
import { cardFonts, cardFontWeight } from "#owner/check/card-fonts.ts";
import { cardSizePx } from "#prerender/cards/card-layout.tsx";
import { headlineStyle } from "#prerender/cards/headline-style.ts";

const box = { widthPx: 700, heightPx: 250, maxFontPx: 184 };

async function drawnHeight(text: string): Promise<number> {
  let heightPx = 0;
  const headline = createElement("div", { style: headlineStyle(text, box), key: "headline" }, text);
  const style = {
    display: "flex",
    alignItems: "flex-start",
    fontWeight: cardFontWeight,
    textTransform: "uppercase",
  } as const;
  await satori(createElement("div", { style }, headline), {
    ...cardSizePx,
    fonts: cardFonts,
    onNodeDetected: ({ key, height }) => {
      if (key === "headline") heightPx = height;
    },
  });
  return heightPx;
}

test.each([
  ["a word", "Private"],
  ["two words", "Temp Spoofer"],
  ["wide letters that just do not fit one line", "DMA Bundle"],
  ["many words", "Battlefield Reconnaissance and Teammate Overlay"],
  ["Vietnamese", "Phần mềm hỗ trợ ngắm bắn Đột Kích"],
  ["Arabic", "اشتراك بلايستيشن بلس 365 يوم"],
])("%s, drawn on a card, fits its box", async (_, text) => {
  const height = await drawnHeight(text);
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThanOrEqual(box.heightPx);
});
