import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import type { ThemeColours } from "#domain/theme.ts";
import { KeyHeadDrawing } from "#shop/media/key-drawing.tsx";
import { svgUrl } from "./draw-svg.ts";

/**
 * The shop's mark as a square SVG for icons and cards, on the page's background: the owner's file, or a
 * key's head.
 */
export async function shopMarkSvg(
  markFile: string | undefined,
  { ink, paper }: Pick<ThemeColours, "ink" | "paper">,
): Promise<string> {
  const inside = { x: 4, y: 4, width: 56, height: 56 };
  const drawing = markFile ? (
    <image {...inside} href={svgUrl(await readFile(markFile, "utf8"))} />
  ) : (
    <KeyHeadDrawing {...inside} color={paper} />
  );
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">
      <path fill={ink} d="M0 0h64v64H0z" />
      {drawing}
    </svg>,
  );
}

/** An SVG icon as a square PNG. */
export function iconPng(svg: string, sizePx: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * sizePx) / 64 })
    .resize(sizePx, sizePx)
    .removeAlpha()
    .png()
    .toBuffer();
}
