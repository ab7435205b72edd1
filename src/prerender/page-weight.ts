import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

// A server's first round trip is ten packets of 1,460 bytes, less some room for the headers.
const mostBytes = 14_600 - 700;

export type WrittenPage = { kind: string; path: string; html: string };

/**
 * A warning for each kind of page that no longer arrives in the first round trip. Only the longest
 * page of a kind is compressed, because that takes a third of a second.
 */
export async function weightWarnings(
  pages: readonly WrittenPage[],
  limitBytes = mostBytes,
): Promise<string[]> {
  const longest = new Map<string, WrittenPage>();
  for (const page of pages) {
    if (page.html.length > (longest.get(page.kind)?.html.length ?? 0)) longest.set(page.kind, page);
  }
  const warnings = await Promise.all(
    Array.from(longest.values(), async ({ path, html }) => {
      const { length } = await compress(html);
      return length > limitBytes
        ? `${path} takes ${length} bytes compressed. Above ${limitBytes}, a page's first view waits for a second round trip: shorten its texts.`
        : undefined;
    }),
  );
  return warnings.filter((warning) => warning !== undefined);
}
