import type { ComponentType } from "react";
import type { NonIndexRouteObject, RouteObject } from "react-router-dom";
import { home } from "#data/home.ts";
import { productSummaries } from "#data/products.ts?summaries";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/calendar-day.ts";
import { homeTitle } from "#domain/home-texts.ts";
import type { RouteHandle } from "#domain/page-head.ts";
import { type PageName, routePaths } from "#domain/paths.ts";
import { homeCard, productCard, statusCard } from "#domain/preview-card.ts";
import { findProduct } from "#domain/product.ts";
import { statusText } from "#domain/status.ts";
import { homeGraph, productGraph, statusGraph } from "#domain/structured-data.ts";
import { errorHead, ErrorScreen, LastResortError } from "#shop/layout/error-screen.tsx";
import { Layout } from "#shop/layout/layout.tsx";
import { RouteScreen } from "#shop/layout/route-screen.tsx";
import { picture } from "#shop/media/pictures.ts";
import { loadChunk } from "#shop/web-platform/load-chunk.ts";

type Page = RouteHandle & {
  /** Loads the screen, which is a chunk of its own: for `home`, `shop/home/home-screen.tsx`. */
  load: () => Promise<ComponentType>;
};

// The router, the prerenderer and the tests read the pages from here. Their paths are in domain/paths.ts.
// `import.meta.env.SSR` keeps what only the build needs out of the browser's bundle.
const pages: Record<PageName, Page> = {
  home: {
    load: async () => (await import("#shop/home/home-screen.tsx")).HomeScreen,
    head: () => ({ title: homeTitle(shop.name, home) }),
    ...(import.meta.env.SSR && {
      card: () => homeCard(shop, home),
      structuredData: () => homeGraph(shop),
    }),
  },
  status: {
    load: async () => (await import("#shop/status/status-screen.tsx")).StatusScreen,
    head: () => ({ title: `Product status | ${shop.name}` }),
    ...(import.meta.env.SSR && {
      description: ({ products }) =>
        `${statusText(products)}. Checked ${dayText(statusBoard.lastChecked)}.`,
      card: ({ products }) => statusCard(products, statusBoard),
      structuredData: () => statusGraph(shop),
    }),
  },
  product: {
    load: async () => (await import("#shop/product/product-screen.tsx")).ProductScreen,
    head: (productId) => {
      const product = findProduct(productSummaries, productId);
      return product
        ? { title: `${product.name} [${product.game}] | ${shop.name}` }
        : { title: `Product not found | ${shop.name}`, isMissing: true };
    },
    ...(import.meta.env.SSR && {
      description: ({ product }) => product?.description,
      card: ({ product }) => product && productCard(shop, product),
      structuredData: ({ product, cardUrl }) => {
        if (!product) return undefined;
        const own = product.image === undefined ? [] : [picture(product.image).src];
        return productGraph(shop, product, [cardUrl, ...own]);
      },
    }),
  },
};

const pageNames = Object.keys(pages) as PageName[];

/** The route of a page. Without `lazy`, the screen is loaded, or it is the error screen. */
export type PageRoute = NonIndexRouteObject & {
  path: string;
  handle: RouteHandle;
  lazy?: () => Promise<{ Component: ComponentType }>;
};

/** The routes of all pages. */
export const pageRoutes: PageRoute[] = [
  ...pageNames.map((page): PageRoute => {
    const { load, ...rest } = pages[page];
    return {
      path: routePaths[page],
      caseSensitive: true,
      lazy: () => loadChunk(async () => ({ Component: await load() })),
      handle: { page, screen: `shop/${page}/${page}-screen.tsx`, ...rest },
    };
  }),
  // RouteScreen shows the error screen here.
  { path: "*", element: null, handle: { head: () => errorHead } },
];

/** The route tree, shared by the browser and the prerenderer. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <LastResortError />,
    children: [
      {
        element: <RouteScreen />,
        errorElement: <ErrorScreen />,
        children: pageRoutes,
      },
    ],
  },
];
