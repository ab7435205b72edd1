import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactNode } from "react";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import sharp from "sharp";
import { cardSizePx } from "#prerender/page-head-html.ts";
import { cardFonts } from "./card-fonts.ts";

// What chat clients load without a second thought.
const maxBytes = 300_000;
const paletteSizes = [256, 128, 64, 32, 16];

/** Draws a card as a PNG, or takes it from the cache when nothing on it has changed. */
export async function drawCard(card: ReactNode, cacheDir: string): Promise<Buffer> {
  const svg = await satori(card, { ...cardSizePx, fonts: cardFonts });
  const name = createHash("sha256").update(svg).digest("hex");
  const cached = join(cacheDir, `${name}.png`);
  if (existsSync(cached)) return readFile(cached);
  const png = await smallPng(new Resvg(svg).render().asPng());
  await mkdir(cacheDir, { recursive: true });
  // Whole or not at all, should the build be stopped here.
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, cached);
  return png;
}

/** The picture with as many colours as 300 kB allow. */
async function smallPng(png: Uint8Array): Promise<Buffer> {
  for (const colours of paletteSizes) {
    // Effort 4: a fifth to two fifths larger than with 9, in about half the time.
    const small = await sharp(png).png({ palette: true, colours, effort: 4 }).toBuffer();
    if (small.length < maxBytes) return small;
  }
  throw new Error("A card image is too large. Give the product a picture with less in it.");
}
