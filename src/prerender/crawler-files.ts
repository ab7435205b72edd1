import type { Product } from "#domain/product.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import type { Shop } from "#domain/shop.ts";
import { statusTone, type StatusTone } from "#domain/status.ts";
import { type NamedStatusChange, statusEntries, type StatusBoard } from "#domain/status-board.ts";
import type { ThemeColours } from "#owner/check/theme-colours.ts";
import { escapeHtml } from "./escape-html.ts";

// Files that crawlers, feed readers, chat bots and other sites read.

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
export function robots(siteUrl: string): string {
  return ["User-agent: *", "Disallow:", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
}

/**
 * `status.json`: the status page for programs, such as a chat bot. In the order of the data: the
 * products, then what is coming, which has no page. Fields may be added, but none is renamed or removed.
 */
export function statusJson(siteUrl: string, products: readonly Product[], board: StatusBoard) {
  return {
    checked: board.lastChecked,
    products: statusEntries(products, board.coming).map(({ name, game, status, productId }) => ({
      name,
      game,
      status,
      url: productId === undefined ? null : siteUrl + productPath({ id: productId }),
    })),
  };
}

/** The path of the feed. */
export const statusFeedPath = "/status.atom";

/** The status changes as an Atom feed, newest first. Each entry is dated midnight UTC of its day. */
export function statusFeed(
  { siteUrl, name }: Pick<Shop, "siteUrl" | "name">,
  changes: readonly NamedStatusChange[],
): string {
  const statusUrl = escapeHtml(siteUrl + routePaths.status);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeHtml(`Product status | ${name}`)}</title>`,
    `  <id>${statusUrl}</id>`,
    `  <link rel="alternate" type="text/html" href="${statusUrl}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(siteUrl + statusFeedPath)}"/>`,
    `  <updated>${midnight(changes[0]?.day ?? "1970-01-01")}</updated>`,
    `  <author><name>${escapeHtml(name)}</name></author>`,
    ...changes.map((change, index) => feedEntry(siteUrl, change, changes.slice(index + 1))),
    "</feed>",
    "",
  ].join("\n");
}

function feedEntry(
  siteUrl: string,
  { day, id, name, status, note }: NamedStatusChange,
  older: readonly NamedStatusChange[],
): string {
  // Counts older changes only, so that an entry's id never changes.
  const sameDay = older.filter((other) => other.day === day && other.id === id).length;
  const url = siteUrl + productPath({ id });
  return [
    "  <entry>",
    `    <title>${escapeHtml(`${name}: ${status}`)}</title>`,
    `    <id>${escapeHtml(`${url}#status-${day}-${sameDay + 1}`)}</id>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    `    <updated>${midnight(day)}</updated>`,
    `    <summary>${escapeHtml(note ?? `${name} is ${status.toLowerCase()}.`)}</summary>`,
    "  </entry>",
  ].join("\n");
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`;
}

/** The status dots as SVG paths in a 24 by 24 box. Shapes differ because colour alone is not accessible. */
export const statusShapes: Record<StatusTone, string> = {
  green: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  blue: "M3 3h18v18H3z",
  red: "M12 1l11 11l-11 11L1 12z",
  yellow: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
};

// Average width of a letter at 14 px in the widest system font.
const letterWidthPx = 9;

/** The path of a product's badge. */
export function statusBadgePath({ id }: Pick<Product, "id">): string {
  return `/status/${id}.svg`;
}

/** An SVG badge with a product's name and status, to embed in other sites. */
export function statusBadge(
  { name, status }: Pick<Product, "name" | "status">,
  colours: ThemeColours,
): string {
  const namePx = Array.from(name).length * letterWidthPx + 24;
  const width = namePx + status.length * letterWidthPx + 44;
  const tone = statusTone(status);
  const label = escapeHtml(`${name}: ${status}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="28" role="img" aria-label="${label}">`,
    `<title>${label}</title>`,
    `<rect width="${width}" height="28" fill="${colours.ink}"/>`,
    `<g font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-size="14" text-rendering="geometricPrecision">`,
    `<text x="${namePx / 2}" y="19" text-anchor="middle" fill="${colours.paper}">${escapeHtml(name)}</text>`,
    `<path transform="translate(${namePx + 4} 7)scale(.58)" fill="${colours[tone]}" fill-rule="evenodd" d="${statusShapes[tone]}"/>`,
    `<text x="${namePx + 26}" y="19" font-weight="600" fill="${colours[tone]}">${status}</text>`,
    "</g></svg>",
    "",
  ].join("");
}
