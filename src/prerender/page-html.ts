import { routePaths } from "#domain/paths.ts";
import { statusFeedFile } from "#domain/site-files.ts";
import type { PrerenderData } from "#finish/prerender-data.ts";
import * as words from "#words";
import { cardSizePx } from "./cards/card-style.ts";
import type { CardImage } from "./cards/write-cards.tsx";
import { escapeHtml, scriptJson } from "./escape-html.ts";
import type { RenderedPage } from "./render-page.tsx";
import { fillTemplate } from "./shared/fill-template.ts";
import type { SitePage } from "./site-pages.ts";

/** The parts that all pages of a build share. */
type SharedPageParts = {
  /** `index.html`, as the bundler emits it. */
  template: string;
  fonts: readonly string[];
  entry: string;
  stylesheet: string;
  inlineScript: string;
};

type PageParts = {
  rendered: RenderedPage;
  /** Description, link preview and structured data. */
  head: string;
  policy: string;
  /** The styles of this page, inlined because its first paint waits for them. */
  css: string;
  /** URLs of the chunks that the page needs besides the entry. */
  chunks: readonly string[];
};

/** The HTML of a page. It is readable without scripts and needs no other file for its first paint. */
export function pageHtml(shared: SharedPageParts, parts: PageParts): string {
  const { rendered, policy, head, css, chunks } = parts;
  // The texts come early, because some crawlers read only the first kilobytes of a page.
  const headEnd = [
    ...shared.fonts.map(
      (font) => `<link rel="preload" href="${escapeHtml(font)}" as="font" crossorigin>`,
    ),
    rendered.headTags,
    head,
    `<script data-entry="${escapeHtml(shared.entry)}" data-chunks="${escapeHtml(chunks.join(" "))}" data-stylesheet="${escapeHtml(shared.stylesheet)}">${shared.inlineScript}</script>`,
    `<style>${css}</style>`,
  ].join("");

  return fillTemplate(compact(shared.template), {
    // Right after the charset, because the policy does not apply to anything before it.
    POLICY: `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    HEAD: headEnd,
    PAGE: rendered.body.replaceAll(unreadAttributes, ""),
  });
}

/** The title, the address and the rest of the head of the page that a former address leads to. */
type Target = { title: string; url: string; head: string };

/**
 * The HTML at a former address of a page. It redirects by a tag, because each host writes redirects in another way.
 * Chat clients do not follow it, so it has the page's preview.
 */
export function redirectPageHtml(template: string, { title, url, head }: Target): string {
  const address = escapeHtml(url);
  const headEnd = [
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(new URL(url).pathname)}">`,
    `<title>${escapeHtml(title)}</title><link rel="canonical" href="${address}">${head}`,
  ].join("");
  const link = `<a href="${address}">${escapeHtml(title)}</a>`;
  return fillTemplate(compact(template), { POLICY: "", HEAD: headEnd, PAGE: link });
}

/** HTML needs no namespace for SVG, and only React Router's own prerendering reads `data-discover`. */
const unreadAttributes = / (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|data-discover="true")/g;

/** Removes the bundler's tags, which the inline script and styles replace, and line breaks between tags. */
function compact(template: string): string {
  return template
    .replaceAll(
      /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g,
      "",
    )
    .replaceAll(/(?<=>)\s*\n\s*/g, "");
}

// Discord cuts longer texts in a preview.
const maxPreviewTitleBytes = 70;
const maxPreviewDescriptionBytes = 350;

/** The head of a page besides its title and canonical URL: description, link preview, structured data. */
export function headHtml(
  { shop, status }: Pick<PrerenderData, "shop" | "status">,
  { path, product, head, metadata }: Pick<SitePage, "path" | "product" | "head" | "metadata">,
  card: CardImage,
): string {
  const { siteUrl, verification = [] } = shop;
  const description = metadata.description ?? shop.description;
  const feedUrl = escapeHtml(`${siteUrl}/${statusFeedFile}`);
  const graph = metadata.structuredData?.(card.url);
  return [
    meta("name", "description", description),
    // Search engines know the site's owner by these.
    ...(path === routePaths.home ? verification : []).map(({ name, content }) =>
      meta("name", name, content),
    ),
    status.changes.length > 0
      ? `<link rel="alternate" type="application/atom+xml" href="${feedUrl}">`
      : "",
    meta("property", "og:title", clipBytes(head.title, maxPreviewTitleBytes)),
    meta("property", "og:description", clipBytes(description, maxPreviewDescriptionBytes)),
    meta("property", "og:site_name", shop.name),
    meta("property", "og:type", product ? "product" : "website"),
    // The default of the protocol is American English.
    words.ogLocale === "en_US" ? "" : meta("property", "og:locale", words.ogLocale),
    head.isMissing ? "" : meta("property", "og:url", siteUrl + path),
    meta("property", "og:image", card.url),
    meta("property", "og:image:width", String(cardSizePx.width)),
    meta("property", "og:image:height", String(cardSizePx.height)),
    meta("property", "og:image:alt", card.alt),
    meta("name", "twitter:card", "summary_large_image"),
    graph ? `<script type="application/ld+json">${scriptJson(graph)}</script>` : "",
  ].join("");
}

function meta(key: "name" | "property", name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

/** Shortens a text to a number of UTF-8 bytes. A text that is cut ends with a whole word and "…". */
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
