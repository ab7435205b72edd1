import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defaultPreferences } from "#data/preferences.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { isNoticeVisible } from "#domain/notice.ts";
import type { PageHead } from "#domain/page-head.ts";
import { statusChanges } from "#domain/status-board.ts";
import { routePaths } from "#domain/paths.ts";
import { routes } from "#routes.tsx";
import type { ClientBuild } from "./client-build.ts";
import { type PageCard, writeCards } from "#prerender/cards/write-cards.ts";
import { pageHeadHtml } from "./page-head-html.ts";
import { pageHtml } from "./page-html.ts";
import { weightWarnings, type WrittenPage } from "./page-weight.ts";
import { type RenderedPage, renderPage } from "./render-page.tsx";
import { type SitePage, sitePages } from "./site-pages.ts";
import { robots, sitemap } from "./crawler-files.ts";
import { statusBadge, statusBadgePath } from "./status-badge.ts";
import { statusFeed, statusFeedPath } from "./status-feed.ts";
import { statusJson } from "./status-json.ts";
import { homeGraph, productGraph, statusGraph } from "./structured-data.ts";
import { addedStyles, usedStyles, withoutUnusedFonts } from "./used-styles.ts";
import { writeHostFiles } from "./write-host-files.ts";
import { demoSeller, usesDemoSeller } from "#domain/uses-demo-seller.ts";

const { siteUrl } = shop;
const changes = statusChanges(statusBoard, products);

/**
 * Writes the pages and all generated files into `dist`. Returns the number of pages and warnings
 * for the owner. The entry of the bundle for Node.
 */
export async function writeSite(
  build: ClientBuild,
): Promise<{ pageCount: number; warnings: string[] }> {
  const pages = sitePages(routes, products);
  const write = async (file: string, text: string) => {
    const path = join(build.distDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };

  const cards = await writeCards(build);
  const renderedPages = await Promise.all(
    pages.map(async (page) => ({ page, rendered: await renderPage(routes, siteUrl, page.path) })),
  );
  // Every page has the fonts of all pages, because the app does not add any.
  const siteCss = withoutUnusedFonts(build.css, [
    build.template,
    ...renderedPages.map(({ rendered }) => rendered.body),
  ]);
  await write(build.stylesheet.slice(1), addedStyles(build.css));
  const written: WrittenPage[] = [];
  for (const kind of new Set(pages.map(kindOf))) {
    const ofKind = renderedPages.filter(({ page }) => kindOf(page) === kind);
    const bodies = ofKind.map(({ rendered }) => rendered.body);
    const css = usedStyles(siteCss, [build.template, ...bodies]);
    for (const { page, rendered } of ofKind) {
      const html = wholePage(build, page, { rendered, css, card: cardOf(cards, page) });
      await write(page.file, html);
      written.push({ kind, path: page.path, html });
    }
  }

  const hasDemo = usesDemoSeller(shop);
  if (!hasDemo) await rm(join(build.distDir, demoSeller), { recursive: true, force: true });

  const listed = pages.filter(({ head }) => !head.isMissing);
  await write("sitemap.xml", sitemap(listed.map(sitemapEntry)));
  // The owner's own file, which the bundler has copied, takes precedence.
  if (!existsSync(join(build.distDir, "robots.txt"))) await write("robots.txt", robots(siteUrl));
  const report = statusJson(siteUrl, products, statusBoard);
  if (changes.length > 0) await write(statusFeedPath.slice(1), statusFeed(shop, changes));
  for (const product of products) {
    await write(statusBadgePath(product).slice(1), statusBadge(product, build.colours));
  }
  await write("status.json", `${JSON.stringify(report, null, 2)}\n`);
  await writeHostFiles(build, hasDemo);
  return { pageCount: pages.length, warnings: weightWarnings(written) };
}

/** Pages of a kind share their screen, so they share their styles. */
function kindOf({ screen, name }: SitePage): string {
  return screen ?? name;
}

type PageContent = { rendered: RenderedPage; css: string; card: PageCard };

function wholePage(
  build: ClientBuild,
  page: SitePage,
  { rendered, css, card }: PageContent,
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
  if (product) return productGraph(shop, product, [card.url, ...ownPicture(head)]);
  if (path === routePaths.home) return homeGraph(shop, products);
  if (path === routePaths.status) return statusGraph(shop);
  return undefined;
}

function ownPicture({ picture }: PageHead): string[] {
  if (picture?.startsWith("https://")) return [picture];
  return picture?.startsWith("/") ? [siteUrl + picture] : [];
}

function cardOf(cards: ReadonlyMap<string, PageCard>, { path }: SitePage): PageCard {
  const card = cards.get(path) ?? cards.get(routePaths.home);
  if (!card) throw new Error("Home has no card image.");
  return card;
}

function sitemapEntry({ path }: SitePage) {
  const url = siteUrl + path;
  return path === routePaths.status ? { url, changed: statusBoard.lastChecked } : { url };
}
