import type { Report } from "./finding.ts";
import type { LineComment } from "./read-source.ts";
import { fileStart, originOf, partsOf, placeOf } from "./source-position.ts";

/**
 * Reports what the owner has not replaced yet: everything that begins on a line with the comment
 * `// sample`.
 */
export function reportSamples(
  exports: object,
  comments: readonly LineComment[],
  report: Report,
): void {
  const marks = comments.filter(({ text }) => /^\s*sample\s*(?:[.,:;]|$)/i.test(text));
  // To place every part takes seconds in a shop with hundreds of products.
  if (marks.length === 0) return;
  const parts = partsOf(exports).map(({ holder, key }) => {
    const { source, parts: spans } = originOf(holder);
    return { holder, key, place: placeOf(source, spans.get(key) ?? fileStart) };
  });
  for (const { line } of marks) {
    // The outermost part that begins on the line, otherwise the text that reaches into it.
    const marked =
      parts.find(({ place }) => place.line === line) ??
      parts.findLast(({ place }) => place.line < line && line <= place.lastLine);
    const fix = marked?.place.file.endsWith("/reviews.ts")
      ? "Write the words of a real customer and delete // sample, or delete the review."
      : "Write your own, then delete // sample.";
    if (marked) report.sample(marked.holder, marked.key, fix);
  }
}
