import type { Shop } from "#domain/shop.ts";
import * as words from "#words";
import { cardSizePx } from "./cards/card.tsx";
import { escapeHtml, scriptJson } from "./escape-html.ts";
import type { Graph } from "./structured-data.ts";

// Discord cuts longer texts in a preview.
const maxPreviewTitleBytes = 70;
const maxPreviewDescriptionBytes = 350;

type HeadParts = {
  title: string;
  description: string;
  siteName: string;
  /** The page's absolute address; "not found" pages have none. */
  url?: string;
  /** The preview's image, with an absolute address. */
  card: { url: string; alt: string };
  /** The page's Open Graph type. */
  kind: "website" | "product";
  graph?: Graph;
  /** The absolute address of the status feed, if there is one. */
  feedUrl?: string | undefined;
  /** Tags by which search engines know the site's owner. */
  verification?: Shop["verification"];
};

/** The head of one page besides its title and canonical URL: description, chat preview, structured data. */
export function pageHeadHtml({
  title,
  description,
  siteName,
  url,
  card,
  kind,
  graph,
  feedUrl,
  verification = [],
}: HeadParts): string {
  return [
    meta("name", "description", description),
    ...verification.map(({ name, content }) => meta("name", name, content)),
    ...(feedUrl
      ? [`<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feedUrl)}">`]
      : []),
    meta("property", "og:title", clipBytes(title, maxPreviewTitleBytes)),
    meta("property", "og:description", clipBytes(description, maxPreviewDescriptionBytes)),
    meta("property", "og:site_name", siteName),
    meta("property", "og:type", kind),
    // The default of the protocol is American English.
    ...(words.ogLocale === "en_US" ? [] : [meta("property", "og:locale", words.ogLocale)]),
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

/** Shortens a text to a number of UTF-8 bytes. Where it is cut, it ends with a whole word and "…". */
export function clipBytes(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) return text;
  const parts = text.split(/\s+/);
  while (parts.length > 1) {
    parts.pop();
    const clipped = `${parts.join(" ").replace(/[\s.,;:|–-]+$/, "")}…`;
    if (Buffer.byteLength(clipped) <= maxBytes) return clipped;
  }
  let letters = Array.from(text);
  while (Buffer.byteLength(`${letters.join("")}…`) > maxBytes) letters = letters.slice(0, -1);
  return `${letters.join("")}…`;
}
