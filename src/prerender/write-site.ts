import { rm } from "node:fs/promises";
import { join } from "node:path";
import { home } from "#data/home.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { isNoticeVisible } from "#domain/notice.ts";
import { routePaths } from "#domain/paths.ts";
import { demoSellerFolder, usesDemoSeller } from "#domain/selling-platform.ts";
import { statusChanges } from "#domain/status-board.ts";
import { routes } from "#routes.tsx";
import type { PrerenderInput } from "./prerender-input.ts";
import { iconPng, shopMarkSvg } from "./cards/shop-mark.tsx";
import { type PageCard, writeCards } from "./cards/write-cards.tsx";
import { pageHeadHtml } from "./page-head-html.ts";
import { pageHtml } from "./page-html.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";
import { type SitePage, sitePages } from "./site-pages.ts";
import { contentSecurityPolicy, shopPictures } from "./content-security-policy.ts";
import { crawlerFiles, statusFeedPath } from "./crawler-files.ts";
import hostHeaders from "./host-files/_headers?raw";
import hostRedirects from "./host-files/_redirects?raw";
import { homeGraph, productGraph, statusGraph } from "./structured-data.ts";
import { writeReplaceableFiles, writeSiteFile } from "./write-files.ts";
import { addedStyles, usedStyles } from "./used-styles.ts";

const { siteUrl } = shop;
const changes = statusChanges(statusBoard, products);

/**
 * Writes the pages and all generated files into `dist`. Returns the number of pages. The entry of the
 * bundle for Node.
 */
export async function writeSite(input: PrerenderInput): Promise<number> {
  const pages = sitePages(routes, products);
  const policy = contentSecurityPolicy({
    shop,
    inlineScript: input.inlineScript,
    pictures: shopPictures(home, products),
  });

  const mark = await shopMarkSvg(shop, input.mediaDir, input.colours);
  const cards = await writeCards(input, mark);
  const renderedPages = await Promise.all(
    pages.map(async (page) => ({ page, rendered: await renderPage(routes, siteUrl, page.path) })),
  );
  await writeSiteFile(input.distDir, input.stylesheet, addedStyles(input.css));
  for (const kind of new Set(pages.map(kindOf))) {
    const ofKind = renderedPages.filter(({ page }) => kindOf(page) === kind);
    const bodies = ofKind.map(({ rendered }) => rendered.body);
    const css = usedStyles(input.css, [input.template, ...bodies]);
    for (const { page, rendered } of ofKind) {
      const card = cardOf(cards, page);
      const html = wholePage(input, page, { rendered, policy, css, card });
      await writeSiteFile(input.distDir, page.file, html);
    }
  }

  if (!usesDemoSeller(shop)) {
    await rm(join(input.distDir, demoSellerFolder), { recursive: true, force: true });
  }
  const indexed = pages.filter(({ head }) => !head.isMissing);
  await writeReplaceableFiles(input.distDir, {
    "favicon.svg": mark,
    "apple-touch-icon.png": await iconPng(mark, 180),
    ...crawlerFiles({
      shop,
      products,
      statusBoard,
      changes,
      paths: indexed.map(({ path }) => path),
    }),
    _headers: hostHeaders,
    _redirects: hostRedirects,
  });
  return pages.length;
}

/** Pages of a kind share their screen, so they share their styles. */
function kindOf({ screen, name }: SitePage): string {
  return screen ?? name;
}

type PageContent = { rendered: RenderedPage; policy: string; css: string; card: PageCard };

function wholePage(
  input: PrerenderInput,
  page: SitePage,
  { rendered, policy, css, card }: PageContent,
): string {
  const screenChunks = page.screen ? input.chunks[page.screen] : [];
  if (!screenChunks) {
    throw new Error(
      `src/routes.tsx names ${page.screen} as the screen of ${page.path}, but the bundle has no such lazy module.`,
    );
  }
  const graph = graphOf(page, card);
  return pageHtml(input, {
    name: page.name,
    rendered,
    policy,
    css,
    head: pageHeadHtml({
      head: page.head,
      siteName: shop.name,
      feedUrl: changes.length > 0 ? siteUrl + statusFeedPath : undefined,
      card,
      kind: page.product ? "product" : "website",
      ...(page.head.isMissing ? {} : { url: siteUrl + page.path }),
      ...(graph && { graph }),
    }),
    isAnnouncementShown: isNoticeVisible(defaultPreferences.notifications.announcement, null),
    chunks: [...new Set([...input.entryImports, ...screenChunks])],
  });
}

function graphOf({ path, product, head }: SitePage, card: PageCard) {
  if (head.isMissing) return undefined;
  if (product) {
    const pictures = head.picture ? [new URL(head.picture, siteUrl).href] : [];
    return productGraph(shop, product, [card.url, ...pictures]);
  }
  if (path === routePaths.home) return homeGraph(shop, products);
  if (path === routePaths.status) return statusGraph(shop);
  return undefined;
}

function cardOf(cards: ReadonlyMap<string, PageCard>, { path }: SitePage): PageCard {
  const card = cards.get(path) ?? cards.get(routePaths.home);
  if (!card) throw new Error("Home has no card image.");
  return card;
}
