import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shop } from "#data/shop.ts";
import type { ClientBuild } from "#prerender/client-build.ts";
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
  "distDir" | "mediaDir" | "cacheDir" | "cardsVersion" | "colours"
>;

// Satori keeps one thread busy; rasterising and compressing run in the others.
const cardsAtATime = 4;

/** Draws the card of every page into `dist/cards`. Returns the cards by page path. */
export async function writeCards(build: CardBuild): Promise<Map<string, PageCard>> {
  const cardsDir = join(build.distDir, "cards");
  await mkdir(cardsDir, { recursive: true });
  await mkdir(join(build.cacheDir, "cards"), { recursive: true });
  const cards = new Map<string, PageCard>();
  const waiting = (await pageCards(build.colours)).values();
  const drawNext = async () => {
    for (const spec of waiting) {
      const png = await cachedCard(build, spec);
      await writeFile(join(cardsDir, `${spec.name}.png`), png);
      const url = `${shop.siteUrl}/cards/${spec.name}.png?v=${hash(png).slice(0, 8)}`;
      cards.set(spec.path, { url, alt: spec.alt });
    }
  };
  await Promise.all(Array.from({ length: cardsAtATime }, drawNext));
  return cards;
}

/** The cached card of an earlier build if nothing on it has changed, otherwise a new one. */
async function cachedCard(build: CardBuild, spec: CardSpec): Promise<Buffer> {
  const { mediaDir, cacheDir, cardsVersion, colours } = build;
  const { picture, productId, content, draw } = spec;
  const file = picture === undefined ? undefined : join(mediaDir, picture);
  const pictureHash = file && existsSync(file) ? hash(await readFile(file)) : "";
  const key = hash(JSON.stringify([cardsVersion, pictureHash, productId, content]));
  const cached = join(cacheDir, "cards", `${key}.png`);
  if (existsSync(cached)) return readFile(cached);
  const art = picture === undefined ? undefined : await cardArt(mediaDir, picture, cardArtBox);
  const contour = productId === undefined ? undefined : contourArt(productId, cardArtBox, colours);
  const png = await drawCard(draw(art ?? contour));
  // Write, then rename: a build that is killed leaves no partial file in the cache.
  const unfinished = `${cached}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, cached);
  return png;
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
