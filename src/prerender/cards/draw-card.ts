import type { ReactNode } from "react";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { cardSizePx } from "#prerender/page-head-html.ts";
import { cardFonts } from "./card-fonts.ts";

// Chat clients load previews of this size without hesitation.
const maxBytes = 300_000;
const paletteSizes = [256, 128, 64, 32, 16];

/** Draws a card as a PNG with as many colours as 300 kB allow. */
export async function drawCard(card: ReactNode): Promise<Buffer> {
  const svg = await satori(card, { ...cardSizePx, fonts: cardFonts });
  // Both run in the thread pool, so that several cards are drawn at a time.
  const image = await renderAsync(svg);
  for (const colours of paletteSizes) {
    // Effort 4 takes half the time of 9, for files a fifth to two fifths larger.
    const png = await sharp(image.pixels, { raw: { ...cardSizePx, channels: 4 } })
      .png({ palette: true, colours, effort: 4 })
      .toBuffer();
    if (png.length < maxBytes) return png;
  }
  throw new Error("A card image is too large. Give the product a picture with less in it.");
}
