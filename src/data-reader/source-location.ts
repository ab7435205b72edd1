/** A comment, and the line that it is about: its own, or the next if it is alone on its line. */
export type LineComment = { text: string; line: number };

/** A file of the data folder. */
export type Source = {
  /** The path from the project folder. */
  path: string;
  text: string;
  /** The offsets at which its lines begin. */
  lineStarts: readonly number[];
  comments: readonly LineComment[];
};

export type Span = { start: number; end: number };

/** A field's name, or a position in a list. */
export type Key = string | number;

/** Where an object or list and each of its fields or entries is written, and what it is a part of. */
type SourceLocation = {
  source: Source;
  span: Span;
  spans: Map<Key, Span>;
  parent?: { holder: object; key: Key };
};

const locations = new WeakMap<object, SourceLocation>();

/** Records where an object or list is written. */
export function setLocation(holder: object, source: Source, span: Span): void {
  locations.set(holder, { source, span, spans: new Map() });
}

/** Records where a field or entry is written. */
export function setSpan(holder: object, key: Key, value: unknown, span: Span): void {
  locationOf(holder).spans.set(key, span);
  if (typeof value === "object" && value !== null) locationOf(value).parent = { holder, key };
}

/** Where an object or list is written. Throws if it was not read from a file. */
export function locationOf(holder: object): SourceLocation {
  const location = locations.get(holder);
  if (!location) throw new Error("This value was not read from a file.");
  return location;
}

/** A field's value as it is written in its file. */
export function writtenText(holder: object, key: Key): string {
  const { source, spans } = locationOf(holder);
  const span = spans.get(key);
  return span ? source.text.slice(span.start, span.end) : "";
}

/** The offsets at which the lines of a text begin. */
export function lineStartsOf(text: string): number[] {
  return Array.from(text.matchAll(/^|(?<=\n)/g), ({ index }) => index);
}

/** The line number, from 1, at an offset. */
export function lineAt(lineStarts: readonly number[], offset: number): number {
  return lineStarts.findLastIndex((start) => start <= offset) + 1;
}
