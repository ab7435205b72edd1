import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { mediaPath } from "#data-reader/media-path.ts";
import type { ThemeColours } from "#data-reader/theme-colours.ts";
import { shopInitial, type Shop } from "#domain/shop.ts";
import { drawSvg, svgUrl } from "./draw-svg.ts";

/**
 * The shop's mark as a square SVG for icons and cards: the owner's file on the page's background, or
 * the first letter of the shop's name.
 */
export async function shopMarkSvg(
  { name, mark }: Pick<Shop, "name" | "mark">,
  mediaDir: string,
  { ink, paper }: Pick<ThemeColours, "ink" | "paper">,
): Promise<string> {
  if (mark !== undefined) {
    const url = svgUrl(await readFile(mediaPath(mediaDir, mark), "utf8"));
    return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${ink}" d="M0 0h64v64H0z"/><image href="${url}" x="4" y="4" width="56" height="56"/></svg>`;
  }
  const initial = shopInitial(name);
  const square = { width: 64, height: 64 };
  const letter = {
    ...square,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    background: paper,
    color: ink,
    // Arabic letters go far below the line.
    fontSize: /\p{Script=Arabic}/u.test(initial) ? 32 : 48,
  } as const;
  return drawSvg(<div style={letter}>{initial}</div>, square);
}

/** An SVG icon as a square PNG. */
export function iconPng(svg: string, sizePx: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * sizePx) / 64 })
    .resize(sizePx, sizePx)
    .removeAlpha()
    .png()
    .toBuffer();
}
