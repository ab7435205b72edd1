import type { RouteObject } from "react-router-dom";
import { defaultPreferences } from "#data/preferences.ts";
import { productSummaries } from "#layout/product-summaries.ts";
import { shop } from "#data/shop.ts";
import { findProduct } from "#domain/find-product.ts";
import type { PageHead, RouteHandle } from "#domain/page-head.ts";
import { picture } from "#media/pictures.ts";
import { PreferencesProvider } from "#preferences/preferences-provider.tsx";
import { routePaths } from "./paths.ts";
import { ErrorScreen } from "#layout/error-screen.tsx";
import { RouteLayout } from "#layout/route-layout.tsx";

const homeHandle: RouteHandle = {
  screen: "home/home-screen.tsx",
  head: () => ({
    title: `${shop.name} | Licence keys, delivered at once`,
    description: shop.description,
  }),
};

const statusHandle: RouteHandle = {
  screen: "status/status-screen.tsx",
  head: () => ({
    title: `Product status | ${shop.name}`,
    description: `${productSummaries.map(({ name, status }) => `${name}: ${status}`).join(". ")}. See what works today.`,
  }),
};

const productHandle: RouteHandle = {
  screen: "product/product-screen.tsx",
  head: (productId) => {
    const product = findProduct(productSummaries, productId);
    return product
      ? {
          title: `${product.name} [${product.game}] | ${shop.name}`,
          description: product.description,
          picture: picture(product.image).src,
        }
      : {
          title: `Product not found | ${shop.name}`,
          description: shop.description,
          isMissing: true,
        };
  },
};

/** The head of the error screen, which belongs to no route. */
export const errorHead: PageHead = {
  title: `Unexpected Application Error! | ${shop.name}`,
  description: shop.description,
  isMissing: true,
};

/** The route table: both entries, the browser's and the build's, read it. */
export const routes: RouteObject[] = [
  {
    element: (
      <PreferencesProvider defaults={defaultPreferences}>
        <RouteLayout />
      </PreferencesProvider>
    ),
    errorElement: (
      <PreferencesProvider defaults={defaultPreferences}>
        <ErrorScreen head={errorHead} />
      </PreferencesProvider>
    ),
    children: [
      {
        path: routePaths.home,
        caseSensitive: true,
        handle: homeHandle,
        lazy: async () => {
          const { HomeScreen } = await import("#home/home-screen.tsx");
          return { Component: HomeScreen };
        },
      },
      {
        path: routePaths.status,
        caseSensitive: true,
        handle: statusHandle,
        lazy: async () => {
          const { StatusScreen } = await import("#status/status-screen.tsx");
          return { Component: StatusScreen };
        },
      },
      {
        path: routePaths.product,
        caseSensitive: true,
        handle: productHandle,
        lazy: async () => {
          const { ProductScreen } = await import("#product/product-screen.tsx");
          return { Component: ProductScreen };
        },
      },
    ],
  },
];
