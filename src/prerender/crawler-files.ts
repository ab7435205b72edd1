import { escapeHtml } from "./escape-html.ts";

type SitemapEntry = {
  /** The page's absolute address. */
  url: string;
  /** The day of its last change, `YYYY-MM-DD`, if known. */
  changed?: string;
};

/** `sitemap.xml`: every page that may be indexed. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `  <url><loc>${escapeHtml(url)}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
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
