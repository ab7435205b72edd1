import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import { cardFonts } from "#owner-check/card-fonts.ts";
import { cardSizePx } from "./card-layout.tsx";

/** Draws a card as a JPEG. As a PNG below 300 kB, a photo would have 16 colours. */
export async function drawCard(card: ReactNode): Promise<Buffer> {
  // Satori turns all text into paths, so no font of the system is needed.
  const svg = await satori(card, { ...cardSizePx, fonts: cardFonts });
  // Some chat clients skip images above 300 kB. At this quality, detailed pictures take up to 200 kB.
  return sharp(Buffer.from(svg)).jpeg({ quality: 85, chromaSubsampling: "4:4:4" }).toBuffer();
}
