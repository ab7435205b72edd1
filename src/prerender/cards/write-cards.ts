import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shop } from "#data/shop.ts";
import { mediaPath } from "#owner-check/media-files.ts";
import { cachedPath, contentHash, fileHash } from "#prerender/cached-file.ts";
import type { ClientBuild } from "#prerender/client-build.ts";
import { shopMarkSvg } from "#prerender/shop-mark.ts";
import { cardArt, contourArt } from "./card-art.ts";
import { cardArtBox } from "./card-layout.tsx";
import { type CardSpec, pageCards } from "./page-cards.ts";
import { drawCard } from "./draw-card.ts";

/** A page's chat preview image. */
export type PageCard = {
  /** Absolute. Changes with the image, because chat clients cache by URL. */
  url: string;
  alt: string;
};

type CardBuild = Pick<
  ClientBuild,
  "distDir" | "mediaDir" | "cardsCacheDir" | "cardsVersion" | "colours"
>;

// Satori keeps one thread busy; rasterising and compressing run in the others.
const cardsAtATime = 2;

/** Draws the card of every page into `dist/cards`. Returns the cards by page path. */
export async function writeCards(build: CardBuild): Promise<Map<string, PageCard>> {
  const cardsDir = join(build.distDir, "cards");
  await mkdir(cardsDir, { recursive: true });
  const cards = new Map<string, PageCard>();
  const mark = await shopMarkSvg(shop, build.mediaDir, build.colours);
  const waiting = (
    await pageCards(
      build.colours,
      `data:image/svg+xml;base64,${Buffer.from(mark).toString("base64")}`,
    )
  ).values();
  const drawNext = async () => {
    for (const spec of waiting) {
      const image = await cachedCard(build, spec);
      await writeFile(join(cardsDir, `${spec.name}.jpg`), image);
      const url = `${shop.siteUrl}/cards/${spec.name}.jpg?v=${contentHash(image).slice(0, 8)}`;
      cards.set(spec.path, { url, alt: spec.alt });
    }
  };
  await Promise.all(Array.from({ length: cardsAtATime }, drawNext));
  return cards;
}

/** The cached card of an earlier build if nothing on it has changed, otherwise a new one. */
async function cachedCard(build: CardBuild, spec: CardSpec): Promise<Buffer> {
  const { mediaDir, cardsCacheDir, cardsVersion, colours } = build;
  const { picture, productId, content, draw } = spec;
  const file = picture === undefined ? undefined : mediaPath(mediaDir, picture);
  const pictureHash = file && existsSync(file) ? await fileHash(file) : "";
  const key = [cardsVersion, pictureHash, productId, content];
  const path = await cachedPath(cardsCacheDir, key, async () => {
    const art = picture === undefined ? undefined : await cardArt(mediaDir, picture, cardArtBox);
    const contour =
      productId === undefined ? undefined : contourArt(productId, cardArtBox, colours);
    return drawCard(draw(art ?? contour));
  });
  return readFile(path);
}
