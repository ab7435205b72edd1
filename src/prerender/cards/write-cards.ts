import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement, type ReactNode } from "react";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/day-text.ts";
import type { Product } from "#domain/product.ts";
import { startingPrice } from "#domain/starting-price.ts";
import { byUrgency, statusSummary, statusText } from "#domain/status-summary.ts";
import { statusEntries, type StatusEntry } from "#domain/status-entries.ts";
import { productPath, routePaths } from "#paths.ts";
import type { ClientBuild } from "#prerender/client-build.ts";
import { cardArt, contourArt } from "./card-art.ts";
import { cardArtBox } from "./card-layout.tsx";
import { cardPriceText, cardText } from "./card-text.ts";
import { drawCard } from "./draw-card.ts";
import { HomeCard } from "./home-card.tsx";
import { ProductCard } from "./product-card.tsx";
import { maxStatusRows, StatusCard, type StatusCardRow } from "./status-card.tsx";

/** A page's chat preview image. */
export type PageCard = {
  /** Absolute. Changes with the image, because chat clients cache by URL. */
  url: string;
  alt: string;
};

type CardPlan = {
  path: string;
  name: string;
  alt: string;
  /** A file of the owner's media. */
  picture?: string | undefined;
  /** The product whose contour lines stand in for a picture. */
  productId?: string;
  /** Everything else that the card shows. Part of the cache key. */
  content: unknown;
  draw: (art: string | undefined) => ReactNode;
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
  const waiting = (await cardPlans(build)).values();
  const drawNext = async () => {
    for (const plan of waiting) {
      const png = await cachedCard(build, plan);
      await writeFile(join(cardsDir, `${plan.name}.png`), png);
      const url = `${shop.siteUrl}/cards/${plan.name}.png?v=${hash(png).slice(0, 8)}`;
      cards.set(plan.path, { url, alt: plan.alt });
    }
  };
  await Promise.all(Array.from({ length: cardsAtATime }, drawNext));
  return cards;
}

/** The cached card of an earlier build if nothing on it has changed, otherwise a new one. */
async function cachedCard(build: CardBuild, plan: CardPlan): Promise<Buffer> {
  const { mediaDir, cacheDir, cardsVersion, colours } = build;
  const { picture, productId, content, draw } = plan;
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

async function cardPlans({ colours }: CardBuild): Promise<CardPlan[]> {
  const shopName = (await cardText(shop.name)) ?? "";
  const { poster } = home.hero;
  const homeCard = { colours, shopName, headline: (await cardText(home.hero.headline)) ?? "" };
  const entries = byUrgency(statusEntries(products, statusBoard.coming));
  const checked = dayText(statusBoard.lastChecked);
  const statusCard = {
    colours,
    shopName,
    checked,
    rows: await statusRows(entries),
  };
  return [
    {
      path: routePaths.home,
      name: "home",
      alt: `${shop.name}: ${home.hero.headline}`,
      picture: poster,
      content: homeCard,
      draw: (art) => createElement(HomeCard, { ...homeCard, art }),
    },
    {
      path: routePaths.status,
      name: "status",
      alt: `${statusText(entries)}. Last checked ${checked}.`,
      content: statusCard,
      draw: () => createElement(StatusCard, statusCard),
    },
    ...(await Promise.all(
      products.map(async (product): Promise<CardPlan> => {
        const content = {
          colours,
          shopName,
          name: (await cardText(product.name)) ?? "",
          game: product.game,
          price: await cardPrice(product),
        };
        return {
          path: productPath(product),
          name: `product-${product.id}`,
          alt: `${product.name} [${product.game}], ${pricePhrase(content.price)}, at ${shop.name}.`,
          picture: product.image,
          productId: product.id,
          content,
          draw: (art) => createElement(ProductCard, { ...content, art }),
        };
      }),
    )),
  ];
}

async function cardPrice(product: Product): Promise<string | undefined> {
  const price = startingPrice(product);
  return price === undefined ? undefined : cardPriceText(price, shop.currency);
}

/** Every product by name, or how many have which status where there are many. */
async function statusRows(entries: readonly StatusEntry[]): Promise<StatusCardRow[]> {
  if (entries.length > maxStatusRows) {
    const { total, counts } = statusSummary(entries);
    return counts.map(({ status, count }, index) => ({
      title: index === 0 ? `${count} of ${total}` : `${count}`,
      status,
    }));
  }
  return Promise.all(
    entries.map(async ({ name, game, status }) => ({
      title: (await cardText(name)) ?? "",
      game,
      status,
    })),
  );
}

function pricePhrase(price: string | undefined): string {
  return price === undefined ? "sold out" : `from ${price}`;
}
