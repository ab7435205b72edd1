import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { shop } from "#data/shop.ts";
import { cardFonts } from "#owner/check/card-fonts.ts";
import { cachedPath, contentHash } from "#prerender/cached-file.ts";
import type { ClientBuild } from "#prerender/client-build.ts";
import { shopMarkSvg } from "#prerender/shop-mark.ts";
import { artPlaceholder, findArt, svgUrl } from "./card-art.ts";
import { cardSizePx } from "./card-layout.tsx";
import { type CardSpec, pageCards } from "./page-cards.ts";

/** A page's chat preview image. */
export type PageCard = {
  /** Absolute. Changes with the image, because chat clients cache by URL. */
  url: string;
  alt: string;
};

type CardBuild = Pick<ClientBuild, "distDir" | "mediaDir" | "cardsCacheDir" | "colours">;

// Satori keeps one thread busy; rasterising and compressing run in the others.
const cardsAtATime = 2;

// JPEG, because as a PNG below 300 kB a photo would have 16 colours. Some chat clients skip images above
// 300 kB. At this quality, detailed pictures take up to 200 kB.
const jpeg: sharp.JpegOptions = { quality: 85, chromaSubsampling: "4:4:4" };

/** Draws the card of every page into `dist/cards`. Returns the cards by page path. */
export async function writeCards(build: CardBuild): Promise<Map<string, PageCard>> {
  const cardsDir = join(build.distDir, "cards");
  await mkdir(cardsDir, { recursive: true });
  const cards = new Map<string, PageCard>();
  const mark = svgUrl(await shopMarkSvg(shop, build.mediaDir, build.colours));
  const waiting = (await pageCards(build.colours, mark)).values();
  const drawNext = async () => {
    for (const spec of waiting) {
      const image = await readFile(await drawnCard(build, spec));
      await writeFile(join(cardsDir, `${spec.name}.jpg`), image);
      const url = `${shop.siteUrl}/cards/${spec.name}.jpg?v=${contentHash(image).slice(0, 8)}`;
      cards.set(spec.path, { url, alt: spec.alt });
    }
  };
  await Promise.all(Array.from({ length: cardsAtATime }, drawNext));
  return cards;
}

/**
 * The file of a card: that of an earlier build if it has the same drawing and the same art. Satori draws
 * in a few milliseconds; reading the art and encoding take 15 times as long.
 */
async function drawnCard(build: CardBuild, { picture, contour, draw }: CardSpec): Promise<string> {
  const art = await findArt(build.mediaDir, picture, contour);
  // Satori turns all text into paths, so no font of the system is needed.
  const svg = await satori(draw(art && artPlaceholder), { ...cardSizePx, fonts: cardFonts });
  const key = [svg, art?.version, jpeg, sharp.versions];
  return cachedPath(build.cardsCacheDir, key, async () => {
    const card = art ? svg.replace(artPlaceholder, await art.url()) : svg;
    return sharp(Buffer.from(card)).jpeg(jpeg).toBuffer();
  });
}
