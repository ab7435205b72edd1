import type { ReactNode } from "react";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { cardFonts } from "#owner-check/card-fonts.ts";
import { cardSizePx } from "./card-size.ts";

/** Draws a card as a JPEG. As a PNG below 300 kB, a photo would have 16 colours. */
export async function drawCard(card: ReactNode): Promise<Buffer> {
  const svg = await satori(card, { ...cardSizePx, fonts: cardFonts });
  // resvg and sharp run in the thread pool, so several cards are drawn in parallel. Satori has turned
  // all text into paths, so resvg does not need the system's fonts.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // Some chat clients skip images above 300 kB. At this quality, detailed pictures take up to 200 kB.
  return sharp(image.pixels, { raw: { ...cardSizePx, channels: 4 } })
    .jpeg({ quality: 85, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
