import { readFile } from "node:fs/promises";
import { createElement } from "react";
import satori from "satori";
import type { Shop } from "#domain/shop.ts";
import { shopInitial } from "#domain/shop.ts";
import { cardFonts, cardFontWeight, missingCharacters } from "#owner/check/card-fonts.ts";
import { mediaPath } from "#owner/check/media-files.ts";
import type { ThemeColours } from "#owner/check/theme-colours.ts";

const sizePx = 64;
/** The longer side of the letter. */
const letterPx = 44;

/**
 * The shop's mark as a square SVG for icons and cards: the owner's file on the page's background, or
 * the first letter of the shop's name.
 */
export async function shopMarkSvg(
  { name, mark }: Pick<Shop, "name" | "mark">,
  mediaDir: string,
  { ink, paper }: Pick<ThemeColours, "ink" | "paper">,
): Promise<string> {
  if (mark === undefined) return squareSvg(paper, await letterPath(shopInitial(name), ink));
  const file = await readFile(mediaPath(mediaDir, mark));
  const address = `data:image/svg+xml;base64,${file.toString("base64")}`;
  return squareSvg(ink, `<image href="${address}" x="4" y="4" width="56" height="56"/>`);
}

function squareSvg(background: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${sizePx} ${sizePx}"><path fill="${background}" d="M0 0h${sizePx}v${sizePx}H0z"/>${content}</svg>`;
}

/** A letter in the display face, centred in the square. Empty if the cards' fonts lack it. */
async function letterPath(letter: string, fill: string): Promise<string> {
  if ((await missingCharacters(letter)).length > 0) return "";
  const style = { display: "flex", fontSize: sizePx, fontWeight: cardFontWeight };
  const text = createElement("div", { style }, letter);
  const svg = await satori(text, { width: 2 * sizePx, height: 2 * sizePx, fonts: cardFonts });
  const [, path = ""] = /<path [^>]*?\bd="([^"]+)"/.exec(svg) ?? [];
  // The path has absolute coordinates only, in pairs.
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const x = rangeOf(numbers.filter((_, index) => index % 2 === 0));
  const y = rangeOf(numbers.filter((_, index) => index % 2 === 1));
  const scale = letterPx / Math.max(x.length, y.length);
  const transform = `translate(${sizePx / 2} ${sizePx / 2}) scale(${scale}) translate(${-x.middle} ${-y.middle})`;
  return `<path fill="${fill}" transform="${transform}" d="${path.trim()}"/>`;
}

function rangeOf(values: readonly number[]): { length: number; middle: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { length: max - min, middle: (min + max) / 2 };
}
