import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { wcagContrast } from "culori";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { titleWidthPx } from "#prerender/cards/title-size.ts";
import { writeCards } from "#prerender/cards/write-cards.tsx";
import { drawingOf } from "#shop/media/placeholder.tsx";
import { changeInTest } from "#tests/change-in-test.ts";
import { prerenderProductWith } from "#tests/domain/products.ts";
import { theme } from "#tests/shop/theme.ts";
import { ownersData } from "#tests/site.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const { shop } = ownersData;

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

/** The card of a page with this picture: its address, and its colour at the top, in the right corner. */
async function cardWith(
  picture: string | undefined,
  product = prerenderProductWith({}),
  content: { title?: string; game?: string } = {},
  colours = theme.colours,
  left = 1190,
) {
  const input = {
    siteDir: folder,
    cardsCacheDir: join(folder, "cache"),
  };
  const art =
    picture === undefined ? {} : { art: { path: join(folder, picture), isDrawing: false } };
  const card = { alt: "", title: "Latchkey", ...art, ...content };
  const page = { file: "index.html", metadata: { card }, product };
  const look = { shop, colours, mark };
  const url = (await writeCards(input, look, [page])).get(page)?.url ?? "";
  const corner = sharp(join(folder, "cards/index.jpg"))
    .extract({ left, top: 5, width: 1, height: 1 })
    .raw();
  return { url, colour: [...(await corner.toBuffer())] };
}

const box = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Builds the card of a page with a picture in one colour, and returns its address. */
async function addressWith(background: string) {
  writeFileSync(join(folder, "art.png"), await box(8, 6, background).png().toBuffer());
  return (await cardWith("art.png")).url;
}

test("a picture that replaces another of its name is on the next card, at a new address", async () => {
  const first = await addressWith("red");
  expect(first).toContain("/cards/index.jpg?v=");
  // Chat clients cache by address.
  expect(await addressWith("blue")).not.toBe(first);
  expect(await addressWith("red")).toBe(first);
});

/** Red to a tenth. */
const red = [expect.closeTo(254, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)];

test("a photo with an orientation tag is upright on a card, and is cropped instead of squeezed", async () => {
  // Upright, it is red with a white edge at the top and the bottom. A phone notes a quarter turn in 6.
  const input = await box(66, 84, "red").png().toBuffer();
  const photo = box(126, 84, "white").composite([{ input, left: 30, top: 0 }]);
  writeFileSync(
    join(folder, "art.png"),
    await photo.withMetadata({ orientation: 6 }).png().toBuffer(),
  );
  expect((await cardWith("art.png")).colour).toEqual(red);
});

test("without a picture, a product's card has its drawing, in stronger lines", async () => {
  const product = prerenderProductWith({});
  const file = join(folder, drawingOf(product.id).src);
  mkdirSync(dirname(file), { recursive: true });
  const line = '<path d="M0 3h8" stroke="#f00" stroke-width="6" stroke-opacity=".1"/>';
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">${line}</svg>`);
  const [level = 0] = (await cardWith(undefined, product)).colour;
  expect(level).toBeGreaterThan(100);
});

const lightColours = { ...theme.colours, ink: theme.colours.paper, paper: theme.colours.ink };

test("light lines are dark on a light background, and an owner's picture stays", async () => {
  const product = prerenderProductWith({});
  const file = join(folder, drawingOf(product.id).src);
  mkdirSync(dirname(file), { recursive: true });
  const line = '<path d="M0 3h8" stroke="#fff" stroke-width="6"/>';
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">${line}</svg>`);
  writeFileSync(join(folder, "hero-poster.png"), await box(8, 6, "black").png().toBuffer());
  const level = async (picture: string | undefined) =>
    (await cardWith(picture, product, {}, lightColours)).colour[0];
  expect(await level(undefined)).toBeLessThan(10);
  expect(await level("hero-poster.png")).toBeLessThan(10);
});

test.each([
  ["white", theme.colours],
  ["black", lightColours],
])("a title is legible to its end on %s art", async (background, colours) => {
  writeFileSync(join(folder, "art.png"), await box(8, 6, background).png().toBuffer());
  const titleEndPx = 64 + titleWidthPx;
  const { colour } = await cardWith("art.png", undefined, {}, colours, titleEndPx);
  const contrast = wcagContrast(colours.paper, `rgb(${colour.join(" ")})`);
  expect(contrast).toBeGreaterThan(4.5);
});

const url = async (title: string, game?: string) =>
  (await cardWith("art.png", undefined, { title, ...(game && { game }) })).url;

test("letters that no font has are named, and left out; a title of them alone is the game's code", async () => {
  await addressWith("red");
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(await url("设置 Key")).toBe(await url("Key"));
  expect(await url("设置", "R6")).toBe(await url("R6", "R6"));
  expect(warn.mock.calls).toEqual([
    ["cards/index.jpg: the card's fonts do not have 设置. It is left out."],
    ["cards/index.jpg: the card's fonts do not have 设置. It is left out."],
  ]);
});

test("a shop's name that no font has is its address on a card, as a title without a game's code is", async () => {
  await addressWith("red");
  vi.spyOn(console, "warn").mockReturnValue();
  const { host } = new URL(shop.siteUrl);
  expect(await url("设置")).toBe(await url(host));
  changeInTest(shop, { name: host });
  const named = await url("Key");
  changeInTest(shop, { name: "鍵" });
  expect(await url("Key")).toBe(named);
});
