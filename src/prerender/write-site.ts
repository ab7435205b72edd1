import { rm } from "node:fs/promises";
import { join } from "node:path";
import { home } from "#data/home.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { isNoticeVisible } from "#domain/notice.ts";
import { routePaths } from "#domain/paths.ts";
import { routes } from "#routes.tsx";
import type { ClientBuild } from "./client-build.ts";
import { shopMarkSvg } from "./cards/shop-mark.tsx";
import { type PageCard, writeCards } from "./cards/write-cards.tsx";
import { pageHeadHtml } from "./page-head-html.ts";
import { pageHtml } from "./page-html.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";
import { type SitePage, sitePages } from "./site-pages.ts";
import { contentSecurityPolicy, shopPictures } from "./content-security-policy.ts";
import { statusFeedPath } from "./crawler-files.ts";
import { homeGraph, productGraph, statusGraph } from "./structured-data.ts";
import { changes, writeFiles, writeSiteFile } from "./write-files.ts";
import { addedStyles, usedStyles } from "./used-styles.ts";
import { demoSeller, usesDemoSeller } from "#domain/shop.ts";

const { siteUrl } = shop;

/**
 * Writes the pages and all generated files into `dist`. Returns the number of pages. The entry of the
 * bundle for Node.
 */
export async function writeSite(build: ClientBuild): Promise<number> {
  const pages = sitePages(routes, products);
  const policy = contentSecurityPolicy({
    shop,
    inlineScript: build.inlineScript,
    pictures: shopPictures(home, products),
  });

  const mark = await shopMarkSvg(shop, build.mediaDir, build.colours);
  const cards = await writeCards(build, mark);
  const renderedPages = await Promise.all(
    pages.map(async (page) => ({ page, rendered: await renderPage(routes, siteUrl, page.path) })),
  );
  await writeSiteFile(build.distDir, build.stylesheet, addedStyles(build.css));
  for (const kind of new Set(pages.map(kindOf))) {
    const ofKind = renderedPages.filter(({ page }) => kindOf(page) === kind);
    const bodies = ofKind.map(({ rendered }) => rendered.body);
    const css = usedStyles(build.css, [build.template, ...bodies]);
    for (const { page, rendered } of ofKind) {
      const card = cardOf(cards, page);
      const html = wholePage(build, page, { rendered, policy, css, card });
      await writeSiteFile(build.distDir, page.file, html);
    }
  }

  if (!usesDemoSeller(shop)) {
    await rm(join(build.distDir, demoSeller), { recursive: true, force: true });
  }
  await writeFiles(build, mark, pages);
  return pages.length;
}

/** Pages of a kind share their screen, so they share their styles. */
function kindOf({ screen, name }: SitePage): string {
  return screen ?? name;
}

type PageContent = { rendered: RenderedPage; policy: string; css: string; card: PageCard };

function wholePage(
  build: ClientBuild,
  page: SitePage,
  { rendered, policy, css, card }: PageContent,
): string {
  const screenChunks = page.screen ? build.chunks[page.screen] : [];
  if (!screenChunks) {
    throw new Error(
      `src/routes.tsx names ${page.screen} as the screen of ${page.path}, but the bundle has no such lazy module.`,
    );
  }
  const graph = graphOf(page, card);
  return pageHtml(build, {
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
    chunks: [...new Set([...build.entryImports, ...screenChunks])],
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
