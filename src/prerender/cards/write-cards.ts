import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement, type ReactNode } from "react";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/day-text.ts";
import { priceText } from "#domain/price-text.ts";
import { statusEntries } from "#domain/status-entries.ts";
import { productPath, routePaths } from "#paths.ts";
import type { ClientBuild } from "#prerender/client-build.ts";
import { cardArt } from "./card-art.ts";
import { cardArtBox } from "./card-frame.tsx";
import { drawCard } from "./draw-card.ts";
import { HomeCard } from "./home-card.tsx";
import { ProductCard } from "./product-card.tsx";
import { StatusCard } from "./status-card.tsx";

/** A page's picture in a chat preview. */
export type PageCard = {
  /** Absolute, and new whenever the picture is: chat clients keep a picture by its address. */
  url: string;
  alt: string;
};

type CardPlan = { path: string; name: string; alt: string; draw: () => Promise<ReactNode> };

/** Draws the card of every page into `dist/cards`; answers them by the page's path. */
export async function writeCards({
  distDir,
  mediaDir,
  cacheDir,
}: Pick<ClientBuild, "distDir" | "mediaDir" | "cacheDir">): Promise<Map<string, PageCard>> {
  await mkdir(join(distDir, "cards"), { recursive: true });
  const cards = new Map<string, PageCard>();
  for (const { path, name, alt, draw } of cardPlans(mediaDir)) {
    const png = await drawCard(await draw(), join(cacheDir, "cards"));
    await writeFile(join(distDir, "cards", `${name}.png`), png);
    const version = createHash("sha256").update(png).digest("hex").slice(0, 8);
    cards.set(path, { url: `${shop.siteUrl}/cards/${name}.png?v=${version}`, alt });
  }
  return cards;
}

function cardPlans(mediaDir: string): CardPlan[] {
  const shopName = shop.name;
  const entries = statusEntries(products, statusBoard.coming);
  const checked = dayText(statusBoard.lastChecked);
  const art = (picture: string) => cardArt(mediaDir, picture, cardArtBox);
  const { headline, poster } = home.hero;
  return [
    {
      path: routePaths.home,
      name: "home",
      alt: `${shopName}: ${headline}`,
      draw: async () => createElement(HomeCard, { shopName, headline, art: await art(poster) }),
    },
    {
      path: routePaths.status,
      name: "status",
      alt: `${entries.map(({ name, status }) => `${name}: ${status}`).join(". ")}. Last checked ${checked}.`,
      draw: async () => createElement(StatusCard, { shopName, entries, checked }),
    },
    ...products.map((product) => ({
      path: productPath(product),
      name: `product-${product.id}`,
      alt: `${product.name} [${product.game}], from ${priceText(product.price)}, at ${shopName}.`,
      draw: async () =>
        createElement(ProductCard, { shopName, product, art: await art(product.image) }),
    })),
  ];
}
