import type { CheckedData } from "./checked-data.ts";
import { entryName, type Report } from "#owner/check/finding.ts";
import { lineAt, originOf } from "#owner/check/reading/source-position.ts";
import { leavesOf } from "./text-rules.ts";

/** The fields in which the entries of a list differ. Plans have their own rules. */
const distinctFields = new Set(["id", "code", "name", "title", "alt", "question", "text"]);

/** Rules against repeated entries, in every list. */
export function repeatRules({ values }: CheckedData, report: Report): void {
  const fields = leavesOf(values).flatMap(({ holder, key, text }) => {
    const isText = typeof key === "number";
    const entry = isText ? { holder, key } : originOf(holder).parent;
    const isDistinct = isText || (distinctFields.has(key) && !("variantId" in holder));
    if (!isDistinct || typeof entry?.key !== "number") return [];
    const { source, span } = originOf(entry.holder);
    // Two games may have products of one name.
    const name = key === "name" ? `${text} ${holder["game"]}` : text;
    const identity = `${source.path} ${span.start} ${isText ? "" : key} ${name}`;
    return [{ holder, key, text, identity }];
  });
  for (const [one, first] of repeats(fields, ({ identity }) => comparable(identity))) {
    const { source, parts } = originOf(first.holder);
    const line = lineAt(source.text, parts.get(first.key)?.start ?? 0);
    const isText = typeof first.key === "number";
    const why = isText
      ? `the same as on line ${line}`
      : `which ${entryName(first.holder)} on line ${line} has too`;
    const alike = first.text === one.text ? "" : " Capital letters and spaces make no difference.";
    report.problem(one.holder, one.key, why, `Give each its own, or delete one.${alike}`);
  }
}

/** The entries whose key an earlier entry has too, each with that entry. */
export function repeats<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
): [repeat: T, first: T][] {
  const firsts = new Map<string, T>();
  return entries.flatMap((entry): [T, T][] => {
    const key = keyOf(entry);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, entry);
    return first === undefined ? [] : [[entry, first]];
  });
}

/** A text normalised for comparison, ignoring case and the number of spaces. */
export function comparable(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
