import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

// The initial TCP congestion window is ten packets of 1,460 bytes; the headers take up to 1,400.
const maxBytes = 14_600 - 1400;

// Their number decides their weight, and shorter texts cannot make up for it.
const productCards = /<li[^>]* class="product\b.*?<\/li>/gs;

type WrittenPage = { kind: string; path: string; html: string };

/**
 * Warns of each kind of page whose texts make it need a second round trip to load. Only the longest
 * page of a kind is compressed, because compression takes a third of a second.
 */
export async function weightWarnings(
  pages: readonly WrittenPage[],
  limitBytes = maxBytes,
): Promise<string[]> {
  const longest = new Map<string, WrittenPage>();
  for (const written of pages) {
    const page = { ...written, html: written.html.replaceAll(productCards, "") };
    if (page.html.length > (longest.get(page.kind)?.html.length ?? 0)) longest.set(page.kind, page);
  }
  const warnings = await Promise.all(
    Array.from(longest.values(), async ({ path, html }) => {
      const { length } = await compress(html);
      return length > limitBytes
        ? `${path} takes ${length} bytes compressed, not counting product cards. Above ${limitBytes}, a page needs a second round trip before its first paint: shorten its texts.`
        : undefined;
    }),
  );
  return warnings.filter((warning) => warning !== undefined);
}
