/** A comment, and the line that it is about: its own, or the next if it is alone on its line. */
export type LineComment = { text: string; line: number };

/** A file of the data folder: its path from the project folder, its text, and the comments in it. */
export type Source = { path: string; text: string; comments: readonly LineComment[] };

export type Span = { start: number; end: number };

/** A field's name, or a position in a list. */
export type Key = string | number;

/** Where an object or list is written, and each field or entry in it; and what it is a part of. */
type Origin = {
  source: Source;
  span: Span;
  parts: Map<Key, Span>;
  parent?: { holder: object; key: Key };
};

const origins = new WeakMap<object, Origin>();

/** Records where an object or list is written. */
export function setOrigin(holder: object, source: Source, span: Span): void {
  origins.set(holder, { source, span, parts: new Map() });
}

/** Records where a field or entry is written. */
export function setPart(holder: object, key: Key, value: unknown, span: Span): void {
  originOf(holder).parts.set(key, span);
  if (typeof value === "object" && value !== null) originOf(value).parent = { holder, key };
}

/** Where an object or list is written. Throws if it was not read from a file. */
export function originOf(holder: object): Origin {
  const origin = origins.get(holder);
  if (!origin) throw new Error("This value was not read from a file.");
  return origin;
}

/** A field's value as it is written in its file. */
export function writtenText(holder: object, key: Key): string {
  const { source, parts } = originOf(holder);
  const span = parts.get(key);
  return span ? source.text.slice(span.start, span.end) : "";
}

/** The line number, from 1, at an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
