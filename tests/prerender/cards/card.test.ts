import { createElement } from "react";
import satori from "satori";
import { expect, test } from "vitest";
import { priceStyle, priceText } from "#finish/price-text.ts";
import { Card, cardSizePx, titleStyle } from "#prerender/cards/card.tsx";
import { cardFonts, drawSvg, svgUrl } from "#prerender/cards/draw-svg.ts";
import { titleWidthPx } from "#prerender/cards/title-size.ts";
import { theme } from "#tests/shop/theme.ts";

const brand = {
  colours: theme.colours,
  shopName: "Latchkey",
  mark: svgUrl('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
};

type CardContent = Omit<Parameters<typeof Card>[0], keyof typeof brand>;

/** A card as SVG, with its texts as text. */
const drawCard = (content: CardContent) =>
  satori(createElement(Card, { ...brand, ...content }), {
    ...cardSizePx,
    fonts: cardFonts,
    embedFont: false,
  });

/** The words on a card, from top to bottom, with their colours. Satori writes each space as a word. */
async function words(content: CardContent): Promise<{ word: string; colour: string }[]> {
  const svg = await drawCard(content);
  return [...svg.matchAll(/<text[^>]* fill="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, colour = "", word = ""]) => ({ word: word.trim(), colour }),
  );
}

async function letters(content: CardContent): Promise<string> {
  return (await words(content)).map(({ word }) => word).join("");
}

test("a product's card says shop, game, name and starting price", async () => {
  const product = { tag: "FN", title: "Private" };
  const offer = { ...product, price: "$2.99" };
  expect(await letters(offer)).toBe("LATCHKEYFNPRIVATE$2.99");
  expect(await letters({ ...offer, from: "from" })).toBe("LATCHKEYFNPRIVATEFROM$2.99");
  expect(await letters({ ...product, footnote: "Sold out" })).toBe("LATCHKEYFNPRIVATESOLDOUT");
});

test("the game is in a frame, which a product without a game lacks", async () => {
  const frame = `stroke="${brand.colours.quiet}"`;
  expect(await drawCard({ tag: "FN", title: "Private" })).toContain(frame);
  expect(await drawCard({ title: "Private" })).not.toContain(frame);
});

test("a footnote is less bright than the name above it", async () => {
  const drawn = await words({ title: "Private", footnote: "Sold out" });
  const { paper, quiet } = brand.colours;
  expect(drawn).toContainEqual({ word: "PRIVATE", colour: paper });
  expect(drawn).toContainEqual({ word: "SOLD", colour: quiet });
});

test("the status card of a shop with a lock draws what stands out in its colour", async () => {
  const paths = [
    { status: "Undetected", d: "M4 8v9" },
    { status: "Detected", d: "M12 0v9" },
  ] as const;
  const drawn = await drawCard({
    lock: { width: 16, height: 24, shearLine: 8, paths: [...paths] },
  });
  const { paper, red } = brand.colours;
  const lock = decodeURIComponent(drawn);
  expect(lock).toContain(`<path stroke="${paper}" d="M4 8v9"/>`);
  expect(lock).toContain(`<path stroke="${red}" d="M12 0v9"/>`);
});

test("the status card says each product's status and the day of the last check", async () => {
  const rows = [
    { title: "Private", game: "[FN]", status: "Undetected", word: "Undetected" },
    { title: "Temp Spoofer", game: "[UB]", status: "Detected", word: "Detected" },
  ] as const;
  const footnote = "Last checked 20 November 2026";
  expect(await letters({ topic: "Status", rows, footnote })).toBe(
    "LATCHKEYSTATUSPRIVATE[FN]UNDETECTEDTEMPSPOOFER[UB]DETECTEDLASTCHECKED20NOVEMBER2026",
  );
  const drawn = await words({ rows });
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
    priceText(1234.5, priceStyle({ currency })),
  );
  const signs = new Set(texts.join("").replaceAll(/\s/g, ""));
  for (const sign of signs) expect((await draw(sign)).missing, sign).toEqual([]);
});
