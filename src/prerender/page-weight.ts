import { brotliCompressSync, constants } from "node:zlib";

/**
 * The size of a page that fits into the first round trip. The initial TCP congestion window is ten packets
 * of 1,460 bytes; HTTP/2's settings and compressed headers take 710 (measured; 1,130 over HTTP/1.1).
 */
export const maxPageBytes = 14_600 - 710;

// Their number decides their weight, and shorter texts cannot make up for it.
const productCards = /<li[^>]* class="product\b.*?<\/li>/gs;

/** A page that the build has written. */
export type WrittenPage = { kind: string; path: string; html: string };

/** Warns of each kind of page whose texts make it need a second round trip to load: of its longest page. */
export function weightWarnings(pages: readonly WrittenPage[]): string[] {
  const longest = new Map<string, WrittenPage>();
  for (const written of pages) {
    const page = { ...written, html: written.html.replaceAll(productCards, "") };
    if (page.html.length > (longest.get(page.kind)?.html.length ?? 0)) longest.set(page.kind, page);
  }
  return Array.from(longest.values()).flatMap(({ path, html }) => {
    const bytes = sentBytes(html);
    return bytes > maxPageBytes
      ? `${path} takes ${bytes} bytes compressed, not counting product cards. Above ${maxPageBytes}, a page needs a second round trip before its first paint: shorten its texts.`
      : [];
  });
}

/** The size of a page as hosts send it: with Brotli at a fast level, because they compress each page anew. */
export function sentBytes(html: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
  };
  return brotliCompressSync(html, { params }).length;
}
