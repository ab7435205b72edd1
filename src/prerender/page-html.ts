import { escapeHtml } from "./escape-html.ts";
import type { RenderedPage } from "./render-page.tsx";

/** What every page of one build has in common. */
export type PageFrame = {
  /** `index.html` as the bundler wrote it. */
  template: string;
  /** The whole stylesheet; it is small enough to travel with each page. */
  css: string;
  /** Addresses of the font files that the stylesheet names. */
  fonts: readonly string[];
  /** The address of the app's module. */
  entry: string;
  scripts: {
    /** Runs before anything is painted. */
    beforePaint: string;
    /** Starts the app. */
    start: string;
  };
};

export type PageParts = {
  name: string;
  rendered: RenderedPage;
  /** Title, description, preview and structured data. */
  head: string;
  /** The chunks that the page needs once the app starts, besides the entry. */
  chunks: readonly string[];
  /** Whether the page contains the announcement bar and reserves room for it. */
  isAnnouncementShown: boolean;
};

/** A finished page: readable without scripts, with everything its first paint needs inside. */
export function pageHtml(frame: PageFrame, parts: PageParts): string {
  const { name, rendered, head, chunks, isAnnouncementShown } = parts;
  // The words come first: a crawler may read no further than a page's first kilobytes.
  const headEnd = [
    head,
    ...frame.fonts.map(
      (font) =>
        `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    rendered.headTags,
    `<script>${frame.scripts.beforePaint}</script>`,
    `<script data-entry="${escapeHtml(frame.entry)}" data-chunks="${escapeHtml(chunks.join(" "))}">${frame.scripts.start}</script>`,
    `<style>${frame.css}</style>`,
  ].join("");

  // Tidied before anything is put in: the lines of the owner's texts and of a script stay.
  let html = frame.template.replaceAll(bundlerTag, "").replaceAll(/>\s+</g, "><");
  if (isAnnouncementShown) html = replaceOnce(html, "<html", '<html data-announcement="shown"');
  html = replaceOnce(html, "</head>", `${headEnd}</head>`);
  html = replaceOnce(
    html,
    '<div id="root"></div>',
    `<div id="root" data-prerendered="${escapeHtml(name)}">${rendered.body}</div>`,
  );
  return html;
}

// The page starts the app itself, and carries its own styles.
const bundlerTag =
  /<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

function replaceOnce(html: string, mark: string, replacement: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2) throw new Error(`index.html should contain ${mark} exactly once.`);
  return parts.join(replacement);
}
