import type { StatusEntry } from "#domain/page-data.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import type { Shop } from "#domain/shop.ts";
import { statusFeedFile } from "#domain/site-files.ts";
import type { StatusChange } from "#domain/status-board.ts";
import type { PrerenderData } from "#finish/prerender-data.ts";
import * as words from "#words";
import { escapeHtml } from "./escape-html.ts";

type CrawlerFile = "sitemap.xml" | "robots.txt" | "status.json" | typeof statusFeedFile;

/**
 * The files that crawlers, feed readers, chat bots and other sites read, by their path in the site. `paths` are
 * those of the pages that may be indexed. Without a status change, there is no feed.
 */
export function crawlerFiles(
  { shop, status }: PrerenderData,
  paths: readonly string[],
): Record<CrawlerFile, string | undefined> {
  const { siteUrl } = shop;
  const { checked, entries, changes } = status;
  return {
    "sitemap.xml": sitemap(paths.map((path) => siteUrl + path)),
    "robots.txt": robots(siteUrl),
    "status.json": `${JSON.stringify(statusJson(siteUrl, checked.day, entries), null, 2)}\n`,
    [statusFeedFile]: changes.length > 0 ? statusFeed(shop, changes) : undefined,
  };
}

/** `sitemap.xml`: the absolute address of every page that may be indexed. */
export function sitemap(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${escapeHtml(url)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}

/**
 * `robots.txt`, which allows everything. Pages that must not be indexed carry a `noindex` tag, and
 * crawlers can only see that tag if they may fetch the page.
 */
function robots(siteUrl: string): string {
  return ["User-agent: *", "Disallow:", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}

/**
 * `status.json`: the status page for programs, such as a chat bot. In the order of the data: the
 * products, then the upcoming ones, which have no page. Fields may be added, but none is renamed or removed.
 */
function statusJson(siteUrl: string, checked: string, entries: readonly StatusEntry[]) {
  return {
    checked,
    products: entries.map(({ id, name, game, status }) => ({
      name,
      game,
      status,
      url: id === undefined ? null : siteUrl + productPath({ id }),
    })),
  };
}

/**
 * The status changes as an Atom feed, newest first. A product's first change of a day is dated midnight UTC,
 * each further one a second later, so that readers keep their order. Ids do not contain the
 * shop's address: readers would show every entry again when it changes.
 */
export function statusFeed(
  { siteUrl, name, shopId }: Pick<Shop, "siteUrl" | "name" | "shopId">,
  changes: readonly StatusChange[],
): string {
  const feedId = `urn:latchkey:${shopId}:status`;
  const statusUrl = escapeHtml(siteUrl + routePaths.status);
  const entries = changes.map((change, index): FeedEntry => {
    const { id, since } = change;
    // Only older changes of the product are counted, so that an entry never changes.
    const before = changes.slice(index + 1).filter((old) => old.id === id && old.since === since);
    return {
      id: `${feedId}:${id}:${since}:${before.length + 1}`,
      time: feedTime(since, before.length),
      change,
    };
  });
  const newest =
    entries
      .map(({ time }) => time)
      .toSorted()
      .at(-1) ?? feedTime("1970-01-01", 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(`${words.status.title} | ${name}`)}</title>`,
    `  <id>${feedId}</id>`,
    `  <link rel="alternate" type="text/html" href="${statusUrl}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(`${siteUrl}/${statusFeedFile}`)}"/>`,
    `  <updated>${newest}</updated>`,
    `  <author><name>${escapeHtml(name)}</name></author>`,
    ...entries.map((entry) => entryXml(siteUrl, entry)),
    "</feed>",
    "",
  ].join("\n");
}

type FeedEntry = { id: string; time: string; change: StatusChange };

function entryXml(siteUrl: string, { id, time, change }: FeedEntry): string {
  const url = siteUrl + productPath(change);
  const { name, status, note } = change;
  const statusName = words.status.names[status];
  return [
    "  <entry>",
    `    <title>${escapeHtml(words.metadata.nameAndStatus(name, statusName))}</title>`,
    `    <id>${id}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    `    <updated>${time}</updated>`,
    `    <summary>${escapeHtml(note ?? words.metadata.statusChange(name, statusName))}</summary>`,
    "  </entry>",
  ].join("\n");
}

/** A number of seconds after midnight UTC. */
function feedTime(day: string, seconds: number): string {
  return new Date(Date.parse(day) + seconds * 1000).toISOString().replace(".000", "");
}
