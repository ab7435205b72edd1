import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactNode } from "react";
import sharp from "sharp";
import { mediaPath } from "#data-reader/media-path.ts";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/calendar-day.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import { priceText } from "#domain/price-text.ts";
import { startingPrice } from "#domain/product.ts";
import { byUrgency, statusCounts, statusText } from "#domain/status.ts";
import { statusEntries } from "#domain/status-board.ts";
import { cachedPath, contentHash } from "#prerender/cached-file.ts";
import type { PrerenderInput } from "#prerender/prerender-input.ts";
import { drawingOf } from "#shop/media/product-drawing.tsx";
import { Card, type CardBrand, type CardRow, cardArtPx, cardSizePx } from "./card.tsx";
import { drawSvg, svgUrl } from "./draw-svg.ts";

/** A page's chat preview image. */
export type PageCard = {
  /** Absolute. Changes with the image, because chat clients cache by URL. */
  url: string;
  alt: string;
};

/** What to draw for one page. */
type CardSpec = {
  path: string;
  name: string;
  alt: string;
  /** A picture file for the art. */
  file?: string | undefined;
  draw: (art: string | undefined) => ReactNode;
};

// JPEG, because as a PNG below 300 kB a photo would have 16 colours. Some chat clients skip images above
// 300 kB. At this quality, detailed pictures take up to 200 kB.
const jpeg: sharp.JpegOptions = { quality: 85, chromaSubsampling: "4:4:4" };

/** The status card has room for this many rows. */
const maxStatusRows = 4;

/** A picture of one pixel, which takes the art's place while the card is drawn. */
const artPlaceholder =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Writes the card of every page but the "not found" ones. Returns the cards by page path. */
export async function writeCards(
  input: PrerenderInput,
  markSvg: string,
): Promise<Map<string, PageCard>> {
  const cardsDir = join(input.distDir, "cards");
  await mkdir(cardsDir, { recursive: true });
  const cards = new Map<string, PageCard>();
  const brand = { colours: input.colours, shopName: shop.name, mark: svgUrl(markSvg) };
  for (const spec of cardSpecs(input, brand)) {
    const image = await readFile(await drawnCard(input.cardsCacheDir, spec));
    await writeFile(join(cardsDir, `${spec.name}.jpg`), image);
    const url = `${shop.siteUrl}/cards/${spec.name}.jpg?v=${contentHash(image).slice(0, 8)}`;
    cards.set(spec.path, { url, alt: spec.alt });
  }
  return cards;
}

function cardSpecs({ distDir, mediaDir }: PrerenderInput, brand: CardBrand): CardSpec[] {
  const { headline, poster } = home.hero;
  const entries = byUrgency(statusEntries(products, statusBoard.coming));
  const checked = `Last checked ${dayText(statusBoard.lastChecked)}`;
  const rows: CardRow[] =
    entries.length > maxStatusRows
      ? statusCounts(entries).map(({ status, text }) => ({ title: text, status }))
      : entries.map(({ name, game, status }) => ({ title: name, game: `[${game}]`, status }));
  /** A file of the owner's media. A picture on another host is left out: builds make no requests. */
  const media = (picture: string | undefined) => {
    const file = picture === undefined ? undefined : mediaPath(mediaDir, picture);
    return file !== undefined && existsSync(file) ? file : undefined;
  };
  return [
    {
      path: routePaths.home,
      name: "home",
      alt: `${shop.name}: ${headline}`,
      file: media(poster),
      draw: (art) => <Card brand={brand} art={art} title={headline} />,
    },
    {
      path: routePaths.status,
      name: "status",
      alt: `${statusText(entries)}. ${checked}.`,
      draw: () => <Card brand={brand} topic="Status" rows={rows} note={checked} />,
    },
    ...products.map((product): CardSpec => {
      const { id, name, game, image } = product;
      const amount = startingPrice(product);
      const price = amount === undefined ? undefined : priceText(amount, shop.currency);
      const note = price === undefined ? "Sold out" : undefined;
      return {
        path: productPath(product),
        name: `product-${id}`,
        alt: `${name} [${game}], ${price === undefined ? "sold out" : `from ${price}`}, at ${shop.name}.`,
        file: media(image) ?? join(distDir, drawingOf(id).src),
        draw: (art) => (
          <Card brand={brand} art={art} tag={game} title={name} price={price} note={note} />
        ),
      };
    }),
  ];
}

/**
 * The file of a card: that of an earlier build if it has the same drawing and the same art. Satori draws
 * in a few milliseconds; reading the art and encoding take 15 times as long.
 */
async function drawnCard(cacheDir: string, { file, draw }: CardSpec): Promise<string> {
  const svg = await drawSvg(draw(file && artPlaceholder), cardSizePx);
  const key = [svg, file && contentHash(await readFile(file)), jpeg, sharp.versions];
  return cachedPath(cacheDir, key, async () => {
    const card = file === undefined ? svg : svg.replace(artPlaceholder, await artUrl(file));
    return sharp(Buffer.from(card)).jpeg(jpeg).toBuffer();
  });
}

/** A picture, cropped to the box of the art. The lines of a drawing are stronger than on a page. */
async function artUrl(file: string): Promise<string> {
  const content = await readFile(file);
  const strongLines = () =>
    Buffer.from(content.toString().replace(/stroke-opacity="[^"]*"/, 'stroke-opacity=".5"'));
  const picture = sharp(file.endsWith(".svg") ? strongLines() : content, { density: 200 });
  const { width, height } = cardArtPx;
  const image = await picture.autoOrient().resize(width, height).png().toBuffer();
  return `data:image/png;base64,${image.toString("base64")}`;
}
