import { homeGraph, productGraph, statusGraph } from "#prerender/structured-data.ts";
import { renderPage } from "#prerender/render-page.tsx";
import { sitePages } from "#prerender/site-pages.ts";
import { statusJson } from "#prerender/status-json.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { games } from "#data/games.ts";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { questions } from "#data/questions.ts";
import { reviews } from "#data/reviews.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { storedPreferences } from "#shop/preferences/stored-preferences.ts";
import { filmSources, picture } from "#shop/media/pictures.ts";
import { routes } from "#routes.tsx";

/** A page of the shop as sent to a visitor. */
export type RenderedShopPage = { path: string; html: string };

/** The objects that the screens import. */
const held: Record<string, object> = {
  "products.ts": products,
  "games.ts": games,
  "status.ts": statusBoard,
  "shop.ts": shop,
  "home.ts": home,
  "questions.ts": questions,
  "reviews.ts": reviews,
  "preferences.ts": defaultPreferences,
};

const originals = structuredClone(held);

/**
 * Renders every page and generated file of the shop with other data. Throws what the app throws.
 * Changes the imported values in place, because the screens hold references to them,
 * and restores them.
 */
export async function renderShop(data: Record<string, unknown>): Promise<RenderedShopPage[]> {
  try {
    fillAll(data);
    return await renderPages();
  } finally {
    fillAll(originals);
  }
}

async function renderPages(): Promise<RenderedShopPage[]> {
  storedPreferences(defaultPreferences);
  picture(home.hero.poster);
  filmSources(home.hero.film);
  JSON.stringify([
    homeGraph(shop, products),
    statusGraph(shop),
    products.map((product) => productGraph(shop, product, [])),
    statusJson(shop.siteUrl, products, statusBoard),
  ]);
  const pages = sitePages(routes, products);
  return Promise.all(
    pages.map(async ({ path, head }) => {
      const { headTags, body } = await renderPage(routes, shop.siteUrl, path);
      return { path, html: `<title>${head.title}</title>${headTags}${body}` };
    }),
  );
}

function fillAll(data: Record<string, unknown>): void {
  for (const [file, target] of Object.entries(held)) {
    fill(target, structuredClone(data[file]) as object);
  }
}

function fill(target: object, source: object): void {
  if (Array.isArray(target) && Array.isArray(source)) {
    target.splice(0, target.length, ...(source as unknown[]));
    return;
  }
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
}
