import { createElement, type ReactNode } from "react";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/calendar-day.ts";
import { type Product, startingPrice } from "#domain/product.ts";
import { byUrgency, statusCounts, statusText } from "#domain/status.ts";
import { statusEntries, type StatusEntry } from "#domain/status-board.ts";
import { productPath, routePaths } from "#paths.ts";
import type { ThemeColours } from "#owner-check/theme-colours.ts";
import type { CardBrand } from "./card-layout.tsx";
import { cardPriceText, cardText } from "./card-text.ts";
import { HomePreviewCard } from "./home-preview-card.tsx";
import { ProductPreviewCard } from "./product-preview-card.tsx";
import { maxStatusRows, StatusPreviewCard, type StatusCardRow } from "./status-preview-card.tsx";

/** What to draw on the card of one page. */
export type CardSpec = {
  path: string;
  name: string;
  alt: string;
  /** A file of the owner's media. */
  picture?: string | undefined;
  /** The product whose contour lines replace a missing picture. */
  productId?: string;
  /** Everything else that the card shows. Part of the cache key. */
  content: unknown;
  draw: (art: string | undefined) => ReactNode;
};

/** The cards of all pages. */
export async function pageCards(colours: ThemeColours, mark: string): Promise<CardSpec[]> {
  const brand: CardBrand = { colours, shopName: await cardText(shop.name), mark };
  const { poster } = home.hero;
  const homeCard = { brand, headline: await cardText(home.hero.headline) };
  const entries = byUrgency(statusEntries(products, statusBoard.coming));
  const checked = dayText(statusBoard.lastChecked);
  const statusCard = {
    brand,
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
      draw: (art) => createElement(HomePreviewCard, { ...homeCard, art }),
    },
    {
      path: routePaths.status,
      name: "status",
      alt: `${statusText(entries)}. Last checked ${checked}.`,
      content: statusCard,
      draw: () => createElement(StatusPreviewCard, statusCard),
    },
    ...(await Promise.all(
      products.map(async (product): Promise<CardSpec> => {
        const content = {
          brand,
          name: await cardText(product.name),
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
          draw: (art) => createElement(ProductPreviewCard, { ...content, art }),
        };
      }),
    )),
  ];
}

async function cardPrice(product: Product): Promise<string | undefined> {
  const price = startingPrice(product);
  return price === undefined ? undefined : cardPriceText(price, shop.currency);
}

/** The rows of the status card: every product, or the number of products by status if there are many. */
async function statusRows(entries: readonly StatusEntry[]): Promise<StatusCardRow[]> {
  if (entries.length > maxStatusRows) {
    return statusCounts(entries).map(({ status, text }) => ({ title: text, status }));
  }
  return Promise.all(
    entries.map(async ({ name, game, status }) => ({
      title: await cardText(name),
      game,
      status,
    })),
  );
}

function pricePhrase(price: string | undefined): string {
  return price === undefined ? "sold out" : `from ${price}`;
}
