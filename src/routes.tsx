import type { ComponentType } from "react";
import type { LoaderFunction, NonIndexRouteObject, RouteObject } from "react-router-dom";
import { productIdAt } from "#domain/address.ts";
import type { RouteHandle } from "#domain/page-head.ts";
import { type PageName, routePaths } from "#domain/paths.ts";
import { catalogue, shop } from "#page-data";
import { errorHead, ErrorScreen, LastResortError } from "#shop/layout/error-screen.tsx";
import { Layout } from "#shop/layout/layout.tsx";
import { RouteScreen } from "#shop/layout/route-screen.tsx";
import { loadChunk } from "#shop/web-platform/load-chunk.ts";
import * as words from "#words";

type Screen = { Component: ComponentType; loader?: LoaderFunction };

type Page = RouteHandle & {
  /** Loads the screen, which is a separate chunk: for `home`, `shop/home/home-screen.tsx`. */
  load: () => Promise<Screen>;
};

// The router, the prerenderer and the tests read the pages from here. Their paths are in domain/paths.ts,
// and what chats and search engines show of them in prerender/page-metadata.ts.
const pages: Record<PageName, Page> = {
  home: {
    load: async () => ({
      Component: (await import("#shop/home/home-screen.tsx")).HomeScreen,
    }),
    head: () => ({ title: shop.homeTitle }),
  },
  status: {
    load: async () => ({
      Component: (await import("#shop/status/status-screen.tsx")).StatusScreen,
    }),
    head: () => ({ title: `${words.status.title} | ${shop.name}` }),
  },
  product: {
    load: async () => {
      const { ProductScreen, loadDetails } = await import("#shop/product/product-screen.tsx");
      return { Component: ProductScreen, loader: loadDetails };
    },
    head: (path) => {
      const id = productIdAt(path);
      const product = catalogue.products.find((summary) => summary.id === id);
      return product
        ? { title: `${product.name} [${product.game}] | ${shop.name}` }
        : { title: `${words.errors.productNotFound} | ${shop.name}`, isMissing: true };
    },
  },
};

const pageNames = Object.keys(pages) as PageName[];

/** The route of a page. It has no `lazy` once the screen has loaded, nor for the error screen. */
export type PageRoute = Omit<NonIndexRouteObject, "lazy" | "loader"> & {
  path: string;
  handle: RouteHandle;
  lazy?: () => Promise<Screen>;
  loader?: LoaderFunction;
};

/** The routes of all pages. */
export const pageRoutes: PageRoute[] = [
  ...pageNames.map((page): PageRoute => {
    const { load, ...rest } = pages[page];
    return {
      id: page,
      path: routePaths[page],
      caseSensitive: true,
      lazy: () => loadChunk(load),
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
