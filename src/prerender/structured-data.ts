import { cataloguePath, planPath, productPath, routePaths } from "#domain/paths.ts";
import type { ReplaceableFile } from "#domain/site-files.ts";
import type { PrerenderData, PrerenderProduct } from "#finish/prerender-data.ts";
import * as words from "#words";
import { defaultLanguage } from "#words/languages.ts";

type Thing = { "@type": string } & Record<string, unknown>;

/** A page's structured data: a JSON-LD graph of schema.org types. */
export type Graph = { "@context": "https://schema.org"; "@graph": Thing[] };

type Crumb = { name: string; path: string };

const logoFile: ReplaceableFile = "apple-touch-icon.png";

const graph = (...things: Thing[]): Graph => ({
  "@context": "https://schema.org",
  "@graph": things,
});

/** Home's structured data: the organization and the site's name. */
export function homeGraph({ siteUrl, name, chatInviteUrl }: PrerenderData["shop"]): Graph {
  const url = `${siteUrl}/`;
  return graph(
    {
      "@type": "Organization",
      name,
      url,
      logo: `${siteUrl}/${logoFile}`,
      sameAs: [chatInviteUrl],
    },
    {
      "@type": "WebSite",
      name,
      url,
      ...(words.language !== defaultLanguage && { inLanguage: words.language }),
    },
  );
}

/** The status page's structured data: its breadcrumb. */
export function statusGraph({ siteUrl }: PrerenderData["shop"]): Graph {
  return graph(
    breadcrumbs(siteUrl, [
      { name: words.layout.home, path: routePaths.home },
      { name: words.layout.status, path: routePaths.status },
    ]),
  );
}

/** A product's structured data, with one offer per plan. `images` are URLs or paths on this site, best first. */
export function productGraph(
  shop: PrerenderData["shop"],
  product: PrerenderProduct,
  images: readonly string[],
): Graph {
  const { siteUrl } = shop;
  return graph(
    {
      "@type": "Product",
      "@id": `${siteUrl}${productPath(product)}#product`,
      name: product.name,
      image: images.map((image) => new URL(image, siteUrl).href),
      description: product.description,
      sku: product.id,
      brand: { "@type": "Brand", name: shop.name },
      url: siteUrl + productPath(product),
      offers: product.plans.map((plan) => ({
        "@type": "Offer",
        name: plan.name,
        price: plan.amount,
        priceCurrency: shop.currency,
        availability: `https://schema.org/${plan.soldOut ? "OutOfStock" : "InStock"}`,
        url: siteUrl + planPath(product, plan),
        seller: { "@type": "Organization", name: shop.name },
      })),
    },
    breadcrumbs(siteUrl, [
      { name: words.layout.home, path: routePaths.home },
      { name: words.layout.products, path: cataloguePath },
      { name: product.name, path: productPath(product) },
    ]),
  );
}

function breadcrumbs(siteUrl: string, crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
