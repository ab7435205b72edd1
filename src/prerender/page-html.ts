import { escapeHtml } from "./escape-html.ts";
import type { PrerenderInput } from "./prerender-input.ts";
import type { RenderedPage } from "./render-page.tsx";

/** What all pages of a build share. */
type SharedPageParts = Pick<
  PrerenderInput,
  "template" | "stylesheet" | "fonts" | "entry" | "inlineScript"
>;

type PageParts = {
  rendered: RenderedPage;
  /** Description, chat preview and structured data. */
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
  // Texts early: some crawlers only read the first kilobytes of a page.
  const headEnd = [
    ...shared.fonts.map(
      (font) =>
        `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    rendered.headTags,
    head,
    `<script data-entry="${escapeHtml(shared.entry)}" data-chunks="${escapeHtml(chunks.join(" "))}" data-stylesheet="${escapeHtml(shared.stylesheet)}">${shared.inlineScript}</script>`,
    `<style>${css}</style>`,
  ].join("");

  let html = shared.template.replaceAll(bundlerTag, "");
  // First, because it does not apply to anything before it.
  html = replaceOnce(
    html,
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
  );
  html = replaceOnce(html, '<div id="root">', `<div id="root">${rendered.body}`);
  // Last, because the inline script contains the owner's texts, and any of these marks may be in one.
  return replaceOnce(html, "</head>", `${headEnd}</head>`);
}

/** The title, the address and the rest of the head of the page that a former address leads to. */
type Target = { title: string; url: string; head: string };

/**
 * The HTML at a former address of a page, which leads on to it on every host: redirects are written in another
 * way for each. Chat clients do not follow it, and show the page's preview.
 */
export function redirectPageHtml(template: string, { title, url, head }: Target): string {
  const address = escapeHtml(url);
  const headEnd = [
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(new URL(url).pathname)}">`,
    `<title>${escapeHtml(title)}</title><link rel="canonical" href="${address}">${head}`,
  ].join("");
  const html = replaceOnce(template.replaceAll(bundlerTag, ""), "</head>", `${headEnd}</head>`);
  return replaceOnce(
    html,
    '<div id="root">',
    `<div id="root"><a href="${address}">${escapeHtml(title)}</a>`,
  );
}

const charset = '<meta charset="UTF-8" />';

// With its line. Replaced by the inline script and the inline styles.
const bundlerTag =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;

function replaceOnce(html: string, mark: string, replacement: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2) throw new Error(`index.html should contain ${mark} exactly once.`);
  return parts.join(replacement);
}
