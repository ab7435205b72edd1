import { type Key, lineAt, originOf, type Source } from "./origins.ts";

/** A mistake in the owner's files, or something left to do. */
export type Finding = {
  /** An error stops the build, a warning does not. A todo is only for the launch. */
  severity: "error" | "warning" | "todo";
  /** The file's path from the project folder: `src/data/products.ts`. */
  file: string;
  /** From 1. */
  line: number;
  /** That of the end of a value that is not on one line. */
  lastLine?: number;
  /** What is wrong, and what to do. */
  message: string;
};

/** A finding as text: `file:line: message`. */
export function findingText({ file, line, message }: Finding): string {
  return `${file}:${line}: ${message}`;
}

/** An error on a line of a file. */
export function errorAt(file: string, line: number, message: string): Finding {
  return { severity: "error", file, line, message };
}

/** An error in a field or list entry: `Private · Week Key: price is -6.99`, why, and what to do. */
export function valueError<T extends object>(
  holder: T,
  key: keyof T & Key,
  why: string,
  fix: string,
): Finding {
  const reason = why === "" ? "" : `, ${why}`;
  return partError(holder, key, `is ${shownValue(holder[key])}${reason}. ${fix}`);
}

export function warning(finding: Finding): Finding {
  return { ...finding, severity: "warning" };
}

/** The findings without warnings that a comment on their lines, or above them, accepts: `// accepted`. */
export function withoutAccepted(
  findings: readonly Finding[],
  sources: readonly Source[],
): Finding[] {
  const isAccepted = (finding: Finding) =>
    sources.some(
      ({ path, comments }) =>
        path === finding.file &&
        comments.some(({ line, text }) => isAbout(finding, line) && /^\s*accepted\b/i.test(text)),
    );
  return findings.filter((finding) => finding.severity !== "warning" || !isAccepted(finding));
}

/** Whether a line of its file has the value of a finding. */
export function isAbout({ line, lastLine = line }: Finding, noteLine: number): boolean {
  return line <= noteLine && noteLine <= lastLine;
}

/** A note that says that the value on its line came with the template. */
export const sampleNote = /^\s*sample\b/i;

/** Whether a field is on a line with that note. */
export function isSample(holder: object, key: Key): boolean {
  const { comments } = originOf(holder).source;
  return comments.some(({ line, text }) => line === lineOf(holder, key) && sampleNote.test(text));
}

/** An error in a field or list entry, without its value. */
export function partError(holder: object, key: Key, text: string): Finding {
  const names = entriesAround(holder);
  const where = names.length > 0 ? `${names.join(" · ")}: ` : "";
  const { source, parts } = originOf(holder);
  const line = lineOf(holder, key);
  const finding = errorAt(source.path, line, `${where}${partName(holder, key)} ${text}`);
  const span = parts.get(key);
  // A note within a group or list is about a part of it.
  if (!span || typeof (holder as Record<Key, unknown>)[key] === "object") return finding;
  const lastLine = lineAt(source.text, span.end);
  return lastLine === line ? finding : { ...finding, lastLine };
}

type PlacedValue = { holder: object; key: Key; value: unknown };

/** The texts in a value, at any depth of its lists and groups, and where each is. */
export function textsIn(holder: object): { holder: object; key: Key; text: string }[] {
  return valuesIn(holder).flatMap(({ value, ...place }) =>
    typeof value === "string" ? [{ ...place, text: value }] : [],
  );
}

/** The values in a list or group, at any depth, and where each is. */
export function valuesIn(holder: object): PlacedValue[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return valuesIn(value);
    return [{ holder, key: Array.isArray(holder) ? Number(name) : name, value }];
  });
}

/** The line of a field or list entry; of the group or list around it, if it is missing. */
export function lineOf(holder: object, key: Key): number {
  const { source, span, parts } = originOf(holder);
  return lineAt(source.text, (parts.get(key) ?? span).start);
}

/** The names of the entries around a value, without the export. */
function entriesAround(holder: { name?: unknown; title?: unknown }): string[] {
  const { parent } = originOf(holder);
  if (!parent || !originOf(parent.holder).parent) return [];
  const outer = entriesAround(parent.holder);
  if (Array.isArray(holder)) return outer;
  const name = typeof parent.key === "number" ? (holder.name ?? holder.title) : undefined;
  const isNamed = typeof name === "string" && name.trim() !== "";
  return [...outer, isNamed ? name : partName(parent.holder, parent.key)];
}

/** The name of a field, or of a list entry by its position: `review 2`. */
function partName(holder: object, key: Key): string {
  const list = `${originOf(holder).parent?.key ?? "entry"}`;
  return typeof key === "string" ? key : `${list.replace(/s$/, "")} ${key + 1}`;
}

/** A value as shown after "price is": like in the file. */
function shownValue(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value === "string") {
    if (isLongWord(value)) return `a word of ${value.length} letters`;
    return value.trim() === "" ? "empty" : JSON.stringify(shortened(value)) + foreignLetter(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? "empty" : "a list";
  return typeof value === "object" ? "a group of fields" : `${value as number | boolean}`;
}

/** A Cyrillic or Greek letter in a word with Latin ones. */
export const mixedLetter =
  /(?<=\p{sc=Latn}\p{L}*)[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}](?=\p{L}*\p{sc=Latn})/u;

/** The first letter of a Cyrillic word that looks like a Latin one: АРЕХ. */
const lookAlike = /(?<!\p{L})[АВЕЅЗІЈКМНОРСТУХ]+(?!\p{L})/u;

/** Which letter only looks like a Latin one: `, whose letter 2 is a Cyrillic "е"`. Usually empty. */
function foreignLetter(text: string): string {
  const at = [mixedLetter, lookAlike].map((one) => text.search(one)).find((one) => one >= 0);
  if (at === undefined) return "";
  const letter = text[at] ?? "";
  const script = /\p{sc=Cyrl}/u.test(letter) ? "Cyrillic" : "Greek";
  return `, whose letter ${Array.from(text.slice(0, at)).length + 1} is a ${script} "${letter}"`;
}

/** Whether a text is one long word, as a secret is. It is not shown. */
export function isLongWord(text: string): boolean {
  return /^(?=.*\d)[A-Za-z\d]{30,}$/.test(text);
}

const maxShownLength = 60;

/** A text up to a length that fits into a message. */
export function shortened(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
