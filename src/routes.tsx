import type { RouteObject } from "react-router-dom";
import { home } from "#data/home.ts";
import { shop } from "#data/shop.ts";
import { homeTitle } from "#domain/home-texts.ts";
import type { RouteHandle } from "#domain/page-head.ts";
import { routePaths } from "#domain/paths.ts";
import { findProduct } from "#domain/product.ts";
import { statusText } from "#domain/status.ts";
import { errorHead, ErrorScreen, LastResortError } from "#shop/layout/error-screen.tsx";
import { Layout } from "#shop/layout/layout.tsx";
import { RouteScreen } from "#shop/layout/route-screen.tsx";
import { loadPart } from "#shop/web-platform/load-part.ts";
import { picture } from "#shop/media/pictures.ts";
import { productSummaries } from "#shop/product-summaries.ts";

// `screen` tells the build which chunk the page preloads.
const screenRoutes: RouteObject[] = [
  {
    path: routePaths.home,
    caseSensitive: true,
    lazy: () =>
      loadPart(async () => ({
        Component: (await import("#shop/home/home-screen.tsx")).HomeScreen,
      })),
    handle: {
      screen: "shop/home/home-screen.tsx",
      head: () => ({ title: homeTitle(shop.name, home), description: shop.description }),
    } satisfies RouteHandle,
  },
  {
    path: routePaths.status,
    caseSensitive: true,
    lazy: () =>
      loadPart(async () => ({
        Component: (await import("#shop/status/status-screen.tsx")).StatusScreen,
      })),
    handle: {
      screen: "shop/status/status-screen.tsx",
      head: () => ({
        title: `Product status | ${shop.name}`,
        description: `${statusText(productSummaries)}. See what works today.`,
      }),
    } satisfies RouteHandle,
  },
  {
    path: routePaths.product,
    caseSensitive: true,
    lazy: () =>
      loadPart(async () => ({
        Component: (await import("#shop/product/product-screen.tsx")).ProductScreen,
      })),
    handle: {
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
    } satisfies RouteHandle,
  },
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
        children: [
          ...screenRoutes,
          {
            path: "*",
            element: <ErrorScreen />,
            handle: { head: () => errorHead } satisfies RouteHandle,
          },
        ],
      },
    ],
  },
];
