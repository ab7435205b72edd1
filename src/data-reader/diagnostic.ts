import { isLongWord } from "./secret.ts";
import { type Key, lineAt, locationOf } from "./source-location.ts";

/** A mistake in the owner's files, or something left to do. */
export type Diagnostic = {
  /** An error stops the build, a warning does not. A todo is only for the launch. */
  severity: "error" | "warning" | "todo";
  /** The file's path from the project folder: `src/data/products.ts`. */
  file: string;
  /** The number of the line, from 1. */
  line: number;
  /** The last line of a value on several lines. */
  lastLine?: number;
  /** What is wrong, and what to do. */
  message: string;
};

/** A field of a group, or an entry of a list. */
export type Place = { holder: Record<Key, unknown>; key: Key };

/** A diagnostic as text: `file:line: message`. */
export function diagnosticText({ file, line, message }: Diagnostic): string {
  return `${file}:${line}: ${message}`;
}

/** A problem on a line of a file. It is an error, unless `warning` makes a warning of it. */
export function lineProblem(file: string, line: number, message: string): Diagnostic {
  return { severity: "error", file, line, message };
}

/** The same problem as a warning. */
export function warning(problem: Diagnostic): Diagnostic {
  return { ...problem, severity: "warning" };
}

/** A problem in a field or list entry: `Private · Week Key: price is -6.99`, why, and what to do. */
export function problemAt<T extends object>(
  holder: T,
  key: keyof T & Key,
  why: string,
  fix: string,
): Diagnostic {
  const reason = why === "" ? "" : `, ${why}`;
  return keyProblem(holder, key, `is ${shownValue(holder[key])}${reason}. ${fix}`);
}

/** A problem in a field or list entry, without its value. */
export function keyProblem(holder: object, key: Key, text: string): Diagnostic {
  const names = entriesAround(holder);
  const where = names.length > 0 ? `${names.join(" · ")}: ` : "";
  const { source, spans } = locationOf(holder);
  const line = lineOf(holder, key);
  const diagnostic = lineProblem(source.path, line, `${where}${keyName(holder, key)} ${text}`);
  const span = spans.get(key);
  // A comment within a group or list accepts warnings about that part, not about the whole.
  if (!span || typeof (holder as Record<Key, unknown>)[key] === "object") return diagnostic;
  const lastLine = lineAt(source.lineStarts, span.end);
  return lastLine === line ? diagnostic : { ...diagnostic, lastLine };
}

/** The line of a field or list entry, or that of the group or list around it if it is missing. */
export function lineOf(holder: object, key: Key): number {
  const { source, span, spans } = locationOf(holder);
  return lineAt(source.lineStarts, (spans.get(key) ?? span).start);
}

/** The names of the entries around a value, without the export. */
function entriesAround(holder: { name?: unknown; title?: unknown }): string[] {
  const { parent } = locationOf(holder);
  if (!parent || !locationOf(parent.holder).parent) return [];
  const outer = entriesAround(parent.holder);
  if (Array.isArray(holder)) return outer;
  const name = typeof parent.key === "number" ? (holder.name ?? holder.title) : undefined;
  const isNamed = typeof name === "string" && name.trim() !== "";
  return [...outer, isNamed ? name : keyName(parent.holder, parent.key)];
}

/** The name of a field, or of a list entry by its position: `review 2`. */
function keyName(holder: object, key: Key): string {
  const list = `${locationOf(holder).parent?.key ?? "entry"}`;
  return typeof key === "string" ? key : `${list.replace(/s$/, "")} ${key + 1}`;
}

/** A value as shown after "price is", much as it is in the file. */
function shownValue(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value === "string") {
    if (isLongWord(value)) return `a word of ${value.length} letters`;
    return value.trim() === "" ? "empty" : JSON.stringify(shortened(value));
  }
  if (Array.isArray(value)) return value.length === 0 ? "empty" : "a list";
  return typeof value === "object" ? "a group of fields" : `${value as number | boolean}`;
}

const maxShownLength = 60;

/** A text cut to a length that fits into a message. */
export function shortened(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
