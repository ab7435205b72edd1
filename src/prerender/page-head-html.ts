import type { PageHead } from "#domain/page-head.ts";
import { clipBytes } from "./clip-bytes.ts";
import { escapeHtml, scriptJson } from "./escape-html.ts";
import type { Graph } from "./structured-data.ts";

// What Discord reads of a preview, in bytes.
const maxPreviewTitleBytes = 70;
const maxPreviewDescriptionBytes = 350;

/** The size of every card image in pixels, as chat previews like it. */
export const cardSizePx = { width: 1200, height: 630 };

export type HeadParts = {
  head: PageHead;
  siteName: string;
  /** The page's absolute address; a page that says "not found" has none. */
  url?: string;
  /** The picture of the preview, with an absolute address. */
  card: { url: string; alt: string };
  /** `product` for what can be bought. */
  kind: "website" | "product";
  graph?: Graph;
  /** The absolute address of the status feed, if there is one. */
  feedUrl?: string | undefined;
};

/** The head of one page: for the browser's tab, for search engines and for chat previews. */
export function pageHeadHtml({
  head,
  siteName,
  url,
  card,
  kind,
  graph,
  feedUrl,
}: HeadParts): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    url ? `<link rel="canonical" href="${escapeHtml(url)}">` : meta("name", "robots", "noindex"),
    ...(feedUrl
      ? [`<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feedUrl)}">`]
      : []),
    meta("property", "og:title", clipBytes(head.title, maxPreviewTitleBytes)),
    meta("property", "og:description", clipBytes(head.description, maxPreviewDescriptionBytes)),
    meta("property", "og:site_name", siteName),
    meta("property", "og:type", kind),
    ...(url ? [meta("property", "og:url", url)] : []),
    meta("property", "og:image", card.url),
    meta("property", "og:image:width", String(cardSizePx.width)),
    meta("property", "og:image:height", String(cardSizePx.height)),
    meta("property", "og:image:alt", card.alt),
    meta("name", "twitter:card", "summary_large_image"),
    ...(graph ? [`<script type="application/ld+json">${scriptJson(graph)}</script>`] : []),
  ].join("");
}

function meta(key: "name" | "property", name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}
