import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type JpegOptions } from "sharp";
import type { Shop } from "#domain/shop.ts";
import { buildFolders } from "#domain/site-files.ts";
import type { ThemeColours } from "#domain/theme.ts";
import type { CardArt, PrerenderProduct } from "#finish/prerender-data.ts";
import { directionOf } from "#finish/typography.ts";
import { colourScheme } from "#prerender/shared/theme-css.ts";
import { cachedPath, contentHash, writeAtomically } from "#prerender/shared/write-file.ts";
import { drawingOf } from "#shop/media/placeholder.tsx";
import * as words from "#words";
import { cardSizePx } from "./card-style.ts";
import { Card, cardArtPx, type CardBrand } from "./card.tsx";
import { drawSvg, svgUrl } from "./draw-svg.ts";
import type { PreviewCard } from "./preview-card.ts";

/** The picture of a link preview, as its page names it. */
export type CardImage = {
  /** The absolute URL. It changes with the image, because chat clients cache by URL. */
  url: string;
  alt: string;
};

// JPEG, because as a PNG below 300 kB a photo would have 16 colours. Some chat clients skip images above
// 300 kB. At this quality, detailed pictures take up to 200 kB.
const jpeg: JpegOptions = { quality: 85, chromaSubsampling: "4:4:4" };

type CardFolders = { siteDir: string; cardsCacheDir: string };

/** The parts of the shop that all cards show. */
type ShopLook = {
  shop: Pick<Shop, "name" | "siteUrl">;
  colours: ThemeColours;
  /** An SVG. */
  mark: string;
};

/** The parts of a page that its card needs. */
type CardSource = {
  file: string;
  metadata: { card?: PreviewCard };
  product: PrerenderProduct | undefined;
};

/** A picture of one pixel that replaces the art while the card is drawn. */
const artPlaceholder =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** Writes the card of every page that has one. Returns the cards by page. */
export async function writeCards<Page extends CardSource>(
  { siteDir, cardsCacheDir }: CardFolders,
  { shop, colours, mark }: ShopLook,
  pages: readonly Page[],
): Promise<Map<Page, CardImage>> {
  const cards = new Map<Page, CardImage>();
  const { host } = new URL(shop.siteUrl);
  const shopName = await drawableText(shop.name, host);
  const brand: CardBrand = { colours, shopName: shopName.text, mark: svgUrl(mark) };
  for (const page of pages) {
    const { card } = page.metadata;
    if (!card) continue;
    // The path as one name: product/151373 is product-151373.
    const file = `${buildFolders.cards}/${page.file.replace(/\.html$/, "").replaceAll("/", "-")}.jpg`;
    const art = ("art" in card ? card.art : undefined) ?? drawingOn(page, siteDir);
    const drawable = await drawableCard(card, host);
    const { svg, missing } = await drawSvg(
      <Card brand={brand} card={drawable.card} art={art && artPlaceholder} />,
      cardSizePx,
    );
    const letters = [...new Set([...shopName.missing, ...drawable.missing, ...missing])].join(" ");
    if (letters) console.warn(`${file}: the card's fonts do not have ${letters}. It is left out.`);
    const isNegative = art?.isDrawing === true && colourScheme(colours.ink) === "only light";
    const encoded = await encodedCard(cardsCacheDir, svg, art?.path, isNegative);
    const image = await readFile(encoded);
    await writeAtomically(join(siteDir, file), image);
    const url = `${shop.siteUrl}/${file}?v=${contentHash(image).slice(0, 8)}`;
    cards.set(page, { url, alt: card.alt });
  }
  return cards;
}

/** The drawing of a product without a picture. */
function drawingOn({ product }: CardSource, siteDir: string): CardArt | undefined {
  return product && { path: join(siteDir, drawingOf(product.id).src), isDrawing: true };
}

/** Makes a card's title drawable: without letters that no font has, or else the game's code or the shop's address. */
async function drawableCard(card: PreviewCard, host: string) {
  if (!("title" in card)) return { card, missing: [] };
  const { text, missing } = await drawableText(card.title, "game" in card ? card.game : "", host);
  // Keeps a short last word from being alone on a line. Arabic loses a no-break space.
  const title =
    directionOf(text, words.dir) === "rtl" ? text : text.replace(/ (\S{1,3})$/, "\u00a0$1");
  return { card: { ...card, title }, missing };
}

/** The first text that is not empty without the letters that no font has. */
async function drawableText(...texts: string[]) {
  const missing: string[] = [];
  for (const markedText of texts) {
    // The characters that isolate an amount are for browsers.
    const text = markedText.replaceAll(/[\u2068\u2069]/g, "");
    const drawing = await drawSvg(<div>{text}</div>, cardSizePx);
    missing.push(...drawing.missing);
    const rest = drawing.missing.reduce((part, letters) => part.replaceAll(letters, ""), text);
    if (rest.trim()) return { text: rest.trim(), missing };
  }
  return { text: "", missing };
}

/**
 * The file of a card: that of an earlier build if drawing and art are the same. Satori draws
 * in a few milliseconds; reading the art and encoding take 15 times as long.
 */
async function encodedCard(
  cacheDir: string,
  svg: string,
  art: string | undefined,
  isNegative: boolean,
): Promise<string> {
  const artHash = art && contentHash(await readFile(art));
  const key = [svg, artHash, isNegative, artStyle, cardArtPx, jpeg, sharp.versions];
  return cachedPath(cacheDir, key, async () => {
    const card =
      art === undefined ? svg : svg.replace(artPlaceholder, await artUrl(art, isNegative));
    return sharp(Buffer.from(card)).jpeg(jpeg).toBuffer();
  });
}

/** The style of a drawing, whose lines are stronger than on a page. */
const artStyle = { density: 200, lineOpacity: ".5" };

/**
 * A picture as a `data:` URL, cropped to the size of the art. As a negative, its light lines are dark, for a light
 * background.
 */
async function artUrl(file: string, isNegative: boolean): Promise<string> {
  const content = await readFile(file);
  const strongLines = () =>
    Buffer.from(
      content
        .toString()
        .replace(/stroke-opacity="[^"]*"/, `stroke-opacity="${artStyle.lineOpacity}"`),
    );
  const { density } = artStyle;
  const picture = sharp(file.endsWith(".svg") ? strongLines() : content, { density });
  const { width, height } = cardArtPx;
  const cropped = picture.autoOrient().resize(width, height);
  const image = await (isNegative ? cropped.negate({ alpha: false }) : cropped).png().toBuffer();
  return `data:image/png;base64,${image.toString("base64")}`;
}
