import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { statusBoard } from "#data/status.ts";
import { statusChanges } from "#domain/status-board.ts";
import { iconPng } from "./cards/shop-mark.tsx";
import type { ClientBuild } from "./client-build.ts";
import { robots, sitemap, statusFeed, statusFeedPath, statusJson } from "./crawler-files.ts";
import hostHeaders from "./host-files/_headers?raw";
import hostRedirects from "./host-files/_redirects?raw";
import type { SitePage } from "./site-pages.ts";

/** The status changes, newest first. The pages link to their feed if there are any. */
export const changes = statusChanges(statusBoard, products);

/**
 * Writes the icons and the files for crawlers and hosts. A file of the same name in `public/`, which the
 * bundler has copied, takes precedence.
 */
export async function writeFiles(
  { distDir }: ClientBuild,
  mark: string,
  pages: readonly SitePage[],
): Promise<void> {
  const indexed = pages.filter(({ head }) => !head.isMissing);
  const files: Record<string, string | Buffer> = {
    "favicon.svg": mark,
    "apple-touch-icon.png": await iconPng(mark, 180),
    "sitemap.xml": sitemap(indexed.map(({ path }) => shop.siteUrl + path)),
    "robots.txt": robots(shop.siteUrl),
    "status.json": `${JSON.stringify(statusJson(shop.siteUrl, products, statusBoard), null, 2)}\n`,
    ...(changes.length > 0 && { [statusFeedPath]: statusFeed(shop, changes) }),
    _headers: hostHeaders,
    _redirects: hostRedirects,
  };
  for (const [name, content] of Object.entries(files)) {
    if (!existsSync(join(distDir, name))) await writeSiteFile(distDir, name, content);
  }
}

/** Writes a file of the site, by its path in it. */
export async function writeSiteFile(
  distDir: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const path = join(distDir, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
