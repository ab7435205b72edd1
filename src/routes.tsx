import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { productSummaries } from "#shop/product-summaries.ts";
import { home } from "#data/home.ts";
import { shop } from "#data/shop.ts";
import { findProduct } from "#domain/product.ts";
import { homeTitle } from "#domain/home-texts.ts";
import type { RouteHandle } from "#domain/page-head.ts";
import { statusText } from "#domain/status.ts";
import { picture } from "#shop/media/pictures.ts";
import { routePaths } from "./domain/paths.ts";
import { errorHead, ErrorScreen, LastResortError } from "#shop/layout/error-screen.tsx";
import { Layout } from "#shop/layout/layout.tsx";
import { RouteScreen } from "#shop/layout/route-screen.tsx";

// `screen` tells the build which chunk the page preloads.
const homeHandle: RouteHandle = {
  screen: "shop/home/home-screen.tsx",
  head: () => ({
    title: homeTitle(shop.name, home),
    description: shop.description,
  }),
};

const statusHandle: RouteHandle = {
  screen: "shop/status/status-screen.tsx",
  head: () => ({
    title: `Product status | ${shop.name}`,
    description: `${statusText(productSummaries)}. See what works today.`,
  }),
};

const productHandle: RouteHandle = {
  screen: "shop/product/product-screen.tsx",
  head: (productId) => {
    const product = findProduct(productSummaries, productId);
    return product
      ? {
          title: `${product.name} [${product.game}] | ${shop.name}`,
          description: product.description,
          ...(product.image !== undefined && { picture: picture(product.image).src }),
        }
      : {
          title: `Product not found | ${shop.name}`,
          description: shop.description,
          isMissing: true,
        };
  },
};

const notFoundHandle: RouteHandle = { head: () => errorHead };

const screens: RouteObject[] = [
  {
    path: routePaths.home,
    caseSensitive: true,
    handle: homeHandle,
    lazy: loadOnce(async () => (await import("#shop/home/home-screen.tsx")).HomeScreen),
  },
  {
    path: routePaths.status,
    caseSensitive: true,
    handle: statusHandle,
    lazy: loadOnce(async () => (await import("#shop/status/status-screen.tsx")).StatusScreen),
  },
  {
    path: routePaths.product,
    caseSensitive: true,
    handle: productHandle,
    lazy: loadOnce(async () => (await import("#shop/product/product-screen.tsx")).ProductScreen),
  },
];

/**
 * A route's `lazy` function that loads its screen once, so that a press on a link to a prepared
 * screen waits for no chunk. A load that failed is tried again. Three callers: the router
 * (hydrate-shop.tsx, which adds the reload), the first page (load-hydration-data.ts) and instant
 * navigation (prepared-screen.tsx).
 */
function loadOnce(load: () => Promise<ComponentType>) {
  let loaded: Promise<{ Component: ComponentType }> | undefined;
  const loadComponent = async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
  return () => (loaded ??= loadComponent());
}

/** The route tree, shared by the browser and the prerenderer. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <LastResortError />,
    children: [
      {
        // An explicit id, because hydration reports an unknown address to this boundary.
        id: "screens",
        element: <RouteScreen screens={screens} />,
        errorElement: <ErrorScreen />,
        children: [
          ...screens,
          {
            path: "*",
            handle: notFoundHandle,
            // Never rendered, because the loader throws. Without an element the router logs a warning.
            element: null,
            loader: () => {
              throw new Response(null, { status: 404, statusText: "Not Found" });
            },
          },
        ],
      },
    ],
  },
];
