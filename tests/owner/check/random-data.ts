import * as fc from "fast-check";
import { type DataFile, dataFileNames } from "#owner/check/data-files.ts";
import { readSource } from "#owner/check/reading/read-source.ts";
import { originOf, partsOf } from "#owner/check/reading/source-position.ts";

/** One change of a field or list entry, which is found by its number among all of them. */
export type Change = {
  action: "drop" | "rename" | "replace" | "copy" | "repeat" | "add";
  place: number;
  other: number;
  /** A field's new name, and the code of its new value. */
  name: string;
  code: string;
};

const hostileTexts = [
  "",
  " ",
  "\u0000",
  "\u200B",
  "\uD800",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "//evil.example",
  "https://",
  "https://x y",
  "/\\evil",
  "__proto__",
  "constructor",
  "404",
  "plans",
  "%E0%A4%A",
  "2026-02-30",
  "0000-01-01",
  "🔑".repeat(40),
  "a".repeat(5000),
];
const hostile = fc
  .tuple(fc.constantFrom(...hostileTexts), fc.constantFrom("", "1", "2"))
  .map(([text, number]) => JSON.stringify(text + number));

// Realistic values, so that some of the changed data is still valid.
const likely = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).map((text) => JSON.stringify(text)),
  fc.integer({ min: 1, max: 10_000 }).map((cents) => `${cents / 100}`),
  fc.integer({ min: 1, max: 999_999 }).map(String),
  fc.constantFrom('"Undetected"', '"Detected"', '"FN"', '"UB"', '"Internal"', '"center"', "true"),
  fc.constantFrom('"https://example.com/a?b=c#d"', '"/status"', '"2026-01-02"', '"abcdefghijk"'),
);

const odd = fc.oneof(
  fc.constantFrom("undefined", "null", "NaN", "Infinity", "-0", "-1", "0", "0.001", "1e21", "10n"),
  fc.constantFrom("[]", "{}", "[[]]", "[null]", "() => 1", "Symbol()", "new Date(0)", "..."),
  fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
);

function changes(
  code: fc.Arbitrary<string>,
  actions: readonly Change["action"][] = ["drop", "rename", "replace", "copy", "repeat", "add"],
): fc.Arbitrary<Change[]> {
  const name = fc.oneof(
    fc.string(),
    fc.constantFrom("__proto__", "toString", "prise", "nmae", "url"),
  );
  const change = fc.record({
    action: fc.constantFrom(...actions),
    place: fc.nat(10_000),
    other: fc.nat(10_000),
    name: name.map((text) => JSON.stringify(text)),
    code,
  });
  return fc.array(change, { minLength: 1, maxLength: 4 });
}

/** Changes that break most data. */
export const breakages = changes(fc.oneof(odd, hostile));

/** Changes that an owner could make. Some results are valid. */
export const edits = fc.oneof(changes(likely), changes(hostile, ["replace"]));

/** The text of each data file. */
export type Texts = Record<DataFile, string>;

/** The files with the changes made, one after the other. */
export function changedTexts(texts: Texts, each: readonly Change[]): Texts {
  return each.reduce(changedText, texts);
}

function changedText(texts: Texts, { action, place, other, name, code }: Change): Texts {
  const places = dataFileNames.flatMap((file) => placesIn(file, texts[file]));
  const at = places[place % places.length];
  const from = places[other % places.length];
  if (!at || !from) return texts;
  const { file, start, end, field, value } = at;
  const written = (newValue: string, newName = field) =>
    newName === undefined ? newValue : `${newName}: ${newValue}`;
  const results: Record<Change["action"], string> = {
    drop: "",
    rename: written(value, field && name),
    replace: written(code),
    copy: written(from.value),
    repeat: `${written(value)}, ${written(value)}`,
    add: `${written(code, field && name)}, ${written(value)}`,
  };
  const text = texts[file];
  // A dropped part takes its comma along.
  const rest = action === "drop" ? text.slice(end).replace(/^\s*,/, "") : text.slice(end);
  return { ...texts, [file]: text.slice(0, start) + results[action] + rest };
}

/** Every field and list entry of a file, and the code of its value. */
function placesIn(file: DataFile, text: string) {
  const [data] = Object.values(readSource(file, text).exports ?? {});
  if (typeof data !== "object" || data === null) return [];
  return partsOf(data).flatMap(({ holder, key }) => {
    const span = originOf(holder).parts.get(key);
    if (!span) return [];
    const code = text.slice(span.start, span.end);
    const [name = ""] = typeof key === "string" ? (/^[^:]*:/.exec(code) ?? []) : [];
    const field = name === "" ? undefined : name.slice(0, -1);
    return [{ file, ...span, field, value: code.slice(name.length) }];
  });
}
