import { createElement, type ReactNode } from "react";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/calendar-day.ts";
import { type Product, startingPrice } from "#domain/product.ts";
import { byUrgency, statusCounts, statusText } from "#domain/status.ts";
import { statusEntries, type StatusEntry } from "#domain/status-board.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import type { ThemeColours } from "#owner/check/theme-colours.ts";
import type { CardBrand } from "./card-layout.tsx";
import { cardPriceText, cardText } from "./card-text.ts";
import { contourSvg } from "./contour.ts";
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
  /** An SVG that replaces a missing picture. */
  contour?: string;
  draw: (art: string | undefined) => ReactNode;
};

/** The cards of all pages. */
export async function pageCards(colours: ThemeColours, mark: string): Promise<CardSpec[]> {
  const brand: CardBrand = { colours, shopName: await cardText(shop.name), mark };
  const { headline, poster } = home.hero;
  const shownHeadline = await cardText(headline);
  const entries = byUrgency(statusEntries(products, statusBoard.coming));
  const checked = dayText(statusBoard.lastChecked);
  const rows = await statusRows(entries);
  return [
    {
      path: routePaths.home,
      name: "home",
      alt: `${shop.name}: ${headline}`,
      picture: poster,
      draw: (art) => createElement(HomePreviewCard, { brand, headline: shownHeadline, art }),
    },
    {
      path: routePaths.status,
      name: "status",
      alt: `${statusText(entries)}. Last checked ${checked}.`,
      draw: () => createElement(StatusPreviewCard, { brand, checked, rows }),
    },
    ...(await Promise.all(
      products.map(async (product): Promise<CardSpec> => {
        const { id, game } = product;
        const name = await cardText(product.name);
        const price = await cardPrice(product);
        return {
          path: productPath(product),
          name: `product-${id}`,
          alt: `${product.name} [${game}], ${pricePhrase(price)}, at ${shop.name}.`,
          picture: product.image,
          contour: contourSvg(id, colours),
          draw: (art) => createElement(ProductPreviewCard, { brand, name, game, price, art }),
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
