import { createElement } from "react";
import satori from "satori";
import { expect, test } from "vitest";
import { localeOf, priceText } from "#finish/price-text.ts";
import { cardSizePx } from "#prerender/cards/card-style.ts";
import { Card, titleStyle } from "#prerender/cards/card.tsx";
import { cardFonts, drawSvg, svgUrl } from "#prerender/cards/draw-svg.ts";
import type { PreviewCard } from "#prerender/cards/preview-card.ts";
import { titleWidthPx } from "#prerender/cards/title-size.ts";
import { theme } from "#tests/shop/theme.ts";

const brand = {
  colours: theme.colours,
  shopName: "Latchkey",
  mark: svgUrl('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
};

/** A card as SVG, with its texts as text. */
const drawCard = (card: PreviewCard) =>
  satori(createElement(Card, { brand, card }), {
    ...cardSizePx,
    fonts: cardFonts,
    embedFont: false,
  });

/** The words on a card, from top to bottom, with their colours. Satori writes each space as a word. */
async function words(card: PreviewCard): Promise<{ word: string; colour: string }[]> {
  const svg = await drawCard(card);
  return [...svg.matchAll(/<text[^>]* fill="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, colour = "", word = ""]) => ({ word: word.trim(), colour }),
  );
}

async function letters(card: PreviewCard): Promise<string> {
  return (await words(card)).map(({ word }) => word).join("");
}

const product = { alt: "", title: "Private", game: "FN" };
const statuses = { alt: "", lastChecked: "Last checked 20 November 2026" };

test("a product's card says shop, game, name and starting price", async () => {
  const offer = { ...product, price: "$2.99" };
  expect(await letters(offer)).toBe("LATCHKEYFNPRIVATE$2.99");
  expect(await letters({ ...offer, from: "from" })).toBe("LATCHKEYFNPRIVATEFROM$2.99");
  expect(await letters(product)).toBe("LATCHKEYFNPRIVATESOLDOUT");
});

test("the game is in a frame, which Home's card lacks", async () => {
  const frame = `stroke="${brand.colours.quiet}"`;
  expect(await drawCard(product)).toContain(frame);
  expect(await drawCard({ alt: "", title: "We provide" })).not.toContain(frame);
});

test("that a product is sold out is less bright than its name", async () => {
  const drawn = await words(product);
  const { paper, quiet } = brand.colours;
  expect(drawn).toContainEqual({ word: "PRIVATE", colour: paper });
  expect(drawn).toContainEqual({ word: "SOLD", colour: quiet });
});

test("the status card of a shop with a lock draws what stands out in its colour", async () => {
  const paths = [
    { status: "Undetected", d: "M4 8v9" },
    { status: "Detected", d: "M12 0v9" },
  ] as const;
  const lock = { width: 16, height: 24, shearLine: 8, paths: [...paths] };
  const svg = decodeURIComponent(await drawCard({ ...statuses, counts: [], lock }));
  const { paper, red } = brand.colours;
  expect(svg).toMatch(new RegExp(`<svg [^>]*stroke="${paper}"`));
  expect(svg).toContain('<path d="M4 8v9"/>');
  expect(svg).toContain(`<path stroke="${red}" d="M12 0v9"/>`);
});

test("the status card says each product's status and the day of the last check", async () => {
  const products = [
    { name: "Private", game: "FN", status: "Undetected" },
    { name: "Temp Spoofer", game: "UB", status: "Detected" },
  ] as const;
  expect(await letters({ ...statuses, products })).toBe(
    "LATCHKEYSTATUSPRIVATE[FN]UNDETECTEDTEMPSPOOFER[UB]DETECTEDLASTCHECKED20NOVEMBER2026",
  );
  const drawn = await words({ ...statuses, products });
  const { green, red } = brand.colours;
  expect(drawn).toContainEqual({ word: "UNDETECTED", colour: green });
  expect(drawn).toContainEqual({ word: "DETECTED", colour: red });
});

const textBox = (text: string, style: object, key: string) =>
  createElement("div", { style, key }, text.toUpperCase());

test.each([
  ["Private", 160],
  ["Temp Spoofer", 100],
  ["A product name that goes on for some time", 72],
  ["Rainbow Six Siege - The Complete Recon and Overlay Suite for Teams", 54],
  [
    "A very long product name that goes on, adds another clause, and ends in a second half of a line",
    40,
  ],
  ["اشتراك بلايستيشن بلس 365 يوم", 72],
  ["กุญแจที่นี่สำหรับทุกคน", 54],
])("the title %s has room at %i px, in whole words", async (title, sizePx) => {
  const room = 258;
  const style = titleStyle(title, room);
  expect(style.fontSize).toBe(sizePx);
  const boxes = new Map<unknown, { width: number; height: number }>();
  const wordBoxes = title.split(" ").map((word) => textBox(word, { fontSize: sizePx }, word));
  await satori(
    createElement("div", { style: { display: "flex", alignItems: "flex-start" } }, [
      textBox(title, style, "title"),
      ...wordBoxes,
    ]),
    {
      width: 10_000,
      height: cardSizePx.height,
      fonts: cardFonts,
      onNodeDetected: ({ key, width, height }) => void boxes.set(key, { width, height }),
    },
  );
  expect(boxes.get("title")?.height).toBeGreaterThan(30);
  expect(boxes.get("title")?.height).toBeLessThanOrEqual(room);
  boxes.delete("title");
  for (const word of title.split(" ")) {
    expect(boxes.get(word)?.width).toBeLessThanOrEqual(titleWidthPx);
  }
});

const draw = (text: string) => drawSvg(createElement("div", {}, text), cardSizePx);

test("a character that no font has is named, and is blank instead of an empty box", async () => {
  // Each time it is drawn.
  for (const _ of [1, 2]) {
    const { svg, missing } = await draw("钥");
    expect(svg).not.toContain("<path");
    expect(missing).toEqual(["钥"]);
  }
});

test.each(["Łódź", "Đồng", "Ключ", "κλειδί", "مفتاح", "מפתח", "กาแฟ"])(
  "%s is drawn",
  async (word) => {
    // Each letter alone, because any other would make up for one that is missing.
    for (const letter of word) expect((await draw(letter)).svg, letter).toContain("<path");
  },
);

test("the price in every currency is drawn", async () => {
  const texts = Intl.supportedValuesOf("currency").map((currency) =>
    priceText(1234.5, localeOf({ currency })),
  );
  const signs = new Set(texts.join("").replaceAll(/\s/g, ""));
  for (const sign of signs) expect((await draw(sign)).missing, sign).toEqual([]);
});
