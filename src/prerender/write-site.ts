import { existsSync } from "node:fs";
import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { routePaths } from "#domain/paths.ts";
import { formerPaths } from "#domain/product.ts";
import { demoSellerFolder } from "#domain/selling-platform.ts";
import type { ReplaceableFile } from "#domain/site-files.ts";
import { pageRoutes, routes } from "#routes.tsx";
import { iconPng, shopMarkSvg } from "./cards/shop-mark.tsx";
import { writeCards } from "./cards/write-cards.tsx";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { hostFiles } from "./host-files.ts";
import { headHtml, pageHtml, redirectPageHtml } from "./page-html.ts";
import { publish } from "./publish.ts";
import { renderPage } from "./render-page.tsx";
import { htmlFile } from "./shared/html-file.ts";
import type { PrerenderInput } from "./shared/prerender-input.ts";
import { writeAtomically } from "./shared/write-file.ts";
import { type SitePage, sitePages } from "./site-pages.ts";
import { addedStyles, usedFonts, usedStyles } from "./used-styles.ts";

/** Writes the pages and all generated files beside the bundle, and publishes it. The entry of the bundle for Node. */
export async function writeSite(input: PrerenderInput): Promise<void> {
  console.log("Pages and preview cards …");
  const { pageData, prerenderData, theme } = input.site;
  const { shop } = prerenderData;
  const { siteUrl } = shop;
  const pages = sitePages(pageRoutes, prerenderData);
  const policy = contentSecurityPolicy(input.inlineScript);

  const { colours } = theme;
  const mark = await shopMarkSvg(shop.markFile, colours);
  const cards = await writeCards(input, { shop, colours, mark }, pages);
  const home = pages.find(({ path }) => path === routePaths.home);
  const homeCard = home && cards.get(home);
  if (!homeCard) throw new Error("Home has no card.");
  const renderedPages = await Promise.all(
    pages.map(async (page) => ({ page, rendered: await renderPage(routes, siteUrl, page.path) })),
  );
  // Some texts are in no page's HTML: those of notices, of dialogs, and captions of other pictures.
  const texts = [
    input.inlineScript,
    JSON.stringify(pageData),
    ...renderedPages.map(({ rendered }) => rendered.body),
  ];
  const styles = usedFonts(input.css, texts);
  await writeAtomically(join(input.siteDir, input.stylesheet), addedStyles(styles));
  for (const screen of new Set(pages.map(screenOf))) {
    const ofScreen = renderedPages.filter(({ page }) => screenOf(page) === screen);
    const bodies = ofScreen.map(({ rendered }) => rendered.body);
    const css = usedStyles(styles, [input.template, ...bodies]);
    for (const { page, rendered } of ofScreen) {
      const { path, product } = page;
      const head = headHtml(prerenderData, page, cards.get(page) ?? homeCard);
      const html = pageHtml(input, { rendered, policy, css, head, chunks: chunksOf(input, page) });
      await writeAtomically(join(input.siteDir, page.file), html);
      const redirect = { title: page.head.title, url: siteUrl + path, head };
      for (const former of product ? formerPaths(product) : []) {
        const redirectHtml = redirectPageHtml(input.template, redirect);
        await writeAtomically(join(input.siteDir, htmlFile(former)), redirectHtml);
      }
    }
  }

  if (!shop.usesDemoSeller) {
    await rm(join(input.siteDir, demoSellerFolder), { recursive: true, force: true });
  }
  const indexed = pages.filter(({ head }) => !head.isMissing);
  await writeReplaceableFiles(input.siteDir, {
    "favicon.svg": mark,
    "apple-touch-icon.png": await iconPng(mark, 180),
    ...crawlerFiles(
      prerenderData,
      indexed.map(({ path }) => path),
    ),
    ...hostFiles(),
  });

  console.log("Publishing …");
  await publish(input.siteDir, input.outDir, input.startMs);
  console.log(`✓ ${pages.length} pages in ${((Date.now() - input.startMs) / 1000).toFixed(1)} s`);
}

/**
 * Writes the files that have a content, unless the owner has one of the same name in `public/`, which the bundler
 * has copied. The shop's redirects follow the owner's.
 */
async function writeReplaceableFiles(
  siteDir: string,
  files: Record<ReplaceableFile, string | Buffer | undefined>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const path = join(siteDir, name);
    if (!existsSync(path)) await writeAtomically(path, content);
    // Hosts take the first line that fits: the owner's.
    else if (name === "_redirects") await appendFile(path, `\n${content.toString()}`);
  }
}

/** Pages with the same screen have the same styles. */
function screenOf({ handle, path }: SitePage): string {
  return handle.screen ?? path;
}

/** The chunks that a page loads besides the entry: the app, its screen, and the details of its product. */
function chunksOf(
  { entryImports, chunks, detailsChunks }: PrerenderInput,
  { path, handle, product }: SitePage,
): string[] {
  const ofScreen = handle.screen === undefined ? [] : chunks[handle.screen];
  const ofProduct = product ? detailsChunks[product.id] : [];
  if (!ofScreen || !ofProduct) throw new Error(`The bundle lacks a chunk that ${path} loads.`);
  return [...new Set([...entryImports, ...ofScreen, ...ofProduct])];
}
