import type { Report } from "./finding.ts";
import type { LineComment } from "./read-source.ts";
import { type Key, lineAt, originOf } from "./source-position.ts";

/** A field or a list's entry, and the lines from its beginning to its end. */
type Part = { holder: Record<Key, unknown>; key: Key; line: number; lastLine: number };

/**
 * Reports what the owner has not replaced yet: everything that begins on a line with the comment
 * `// sample`.
 */
export function reportSamples(
  exports: object,
  comments: readonly LineComment[],
  report: Report,
): void {
  const parts = partsOf(exports);
  for (const { text, line } of comments) {
    if (!/^\s*sample\s*(?:[.,:;]|$)/i.test(text)) continue;
    // The outermost part that begins on the line, otherwise the text that reaches into it.
    const marked =
      parts.find((part) => part.line === line) ??
      parts.findLast((part) => part.line < line && line <= part.lastLine);
    if (marked) report.sample(marked.holder, marked.key, fixOf(marked));
  }
}

function fixOf({ holder }: Part): string {
  return originOf(holder).source.path.endsWith("/reviews.ts")
    ? "Write the words of a real customer and delete // sample, or delete the review."
    : "Write your own, then delete // sample.";
}

/** Every field and entry, each before those in it. */
function partsOf(holder: object): Part[] {
  const { source, parts } = originOf(holder);
  return Array.from(parts, ([key, { start, end }]): Part[] => {
    const value = (holder as Part["holder"])[key];
    const place = { line: lineAt(source.text, start), lastLine: lineAt(source.text, end) };
    const inner = typeof value === "object" && value !== null ? partsOf(value) : [];
    return [{ holder: holder as Part["holder"], key, ...place }, ...inner];
  }).flat();
}
