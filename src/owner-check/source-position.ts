/** A file of the data folder. */
export type Source = { path: string; text: string };

/** A range of a file's text. */
export type Span = { start: number; end: number };

/** The position of problems with a file as a whole. */
export const fileStart: Span = { start: 0, end: 0 };

/** A field's name, or a position in a list. */
export type Key = string | number;

/** The source position of an object or list, and of each field or entry in it. */
type Origin = {
  source: Source;
  span: Span;
  parts: Map<Key, Span>;
  parent?: { holder: object; key: Key };
};

const origins = new WeakMap<object, Origin>();

/** Records the position of an object or list. */
export function setOrigin(holder: object, source: Source, span: Span): void {
  origins.set(holder, { source, span, parts: new Map() });
}

/** Records the position of a field or entry. */
export function setPart(holder: object, key: Key, value: unknown, span: Span): void {
  originOf(holder).parts.set(key, span);
  if (typeof value === "object" && value !== null) originOf(value).parent = { holder, key };
}

/** The source position of an object or list. Throws if it was not read from a file. */
export function originOf(holder: object): Origin {
  const origin = origins.get(holder);
  if (!origin) throw new Error("This value has no source position: it was not read from a file.");
  return origin;
}

/** The file and lines of a range of text. */
export function placeOf({ path, text }: Source, { start, end }: Span) {
  return { file: path, line: lineAt(text, start), lastLine: lineAt(text, end) };
}

/** The line number, from 1, at an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
  }
  return line;
}
