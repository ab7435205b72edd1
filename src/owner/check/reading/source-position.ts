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

/** A field or list entry: the object or list that has it, its name or position, and its value. */
export type Part = { holder: Record<Key, unknown>; key: Key; value: unknown };

/** Every field and entry in a value, at any depth, each before those in it. */
export function partsOf(holder: object): Part[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]): Part[] => {
    const key = Array.isArray(holder) ? Number(name) : name;
    const inner = typeof value === "object" && value !== null ? partsOf(value) : [];
    const part: Part = { holder: holder as Part["holder"], key, value };
    return [part].concat(inner);
  });
}

/** The file and lines of a range of text. */
export function placeOf({ path, text }: Source, { start, end }: Span) {
  return { file: path, line: lineAt(text, start), lastLine: lineAt(text, end) };
}

/** The line number, from 1, at an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
