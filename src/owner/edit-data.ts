import { MagicString } from "magic-string";
import { locationOf, type Source } from "#data-reader/source-location.ts";

/** The texts of data files while they are edited. */
export type Edits = Map<Source, MagicString>;

function editedText(edits: Edits, holder: object): MagicString {
  const { source } = locationOf(holder);
  const text = edits.get(source) ?? new MagicString(source.text);
  edits.set(source, text);
  return text;
}

/** A value of the owner's, or several as they are written in a file. */
type Value = string | number | boolean | { code: string };

/** A comma, and a comment behind it, if nothing else is left of the line. */
const lineEnd = /^(,?)[^\S\r\n]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/)?(?=\r?\n)/;

/**
 * Writes a field. A new one goes below the field `after` and its comment, or beside it if that shares its
 * line. The line of a written field loses its comment `// sample`.
 */
export function setField(edits: Edits, holder: object, field: string, value: Value, after = field) {
  const text = editedText(edits, holder);
  const { spans, span } = locationOf(holder);
  const written = `${field}: ${typeof value === "object" ? value.code : JSON.stringify(value)}`;
  const old = spans.get(field);
  if (!old) {
    const { start, end } = spans.get(after) ?? span;
    const gap = gapBefore(text, start);
    const line = gap === " " ? null : lineEnd.exec(text.original.slice(end));
    if (line?.[1] !== ",") text.appendLeft(end, ",");
    text.appendLeft(end + (line?.[0].length ?? 0), `${gap}${written}${line ? "," : ""}`);
    return;
  }
  text.update(old.start, old.end, written);
  const [, comma = "", comment = ""] =
    /^(,?)([^\S\n]*\/\/\s*sample\b[^\r\n]*)/i.exec(text.original.slice(old.end)) ?? [];
  const commentStart = old.end + comma.length;
  if (comment !== "") text.remove(commentStart, commentStart + comment.length);
}

/** Removes a field with its comma and comment, and with its line if nothing else is on it. */
export function removeField(edits: Edits, holder: object, field: string): void {
  const text = editedText(edits, holder);
  const { spans, span } = locationOf(holder);
  const { start, end } = spans.get(field) ?? span;
  const before = text.original.slice(0, start);
  const beginsLine = /\n[^\S\n]*$/.test(before);
  // A comment that is left alone on a line would be about the next field.
  const comment = /(?:[^\S\n]*\/\/\s*(?:sample|accepted)\b[^\r\n]*)?/;
  const gone = new RegExp(`^(\\s*,)?${beginsLine ? comment.source : ""}`, "i");
  const [{ length } = "", comma] = gone.exec(text.original.slice(end)) ?? [];
  const after = text.original.slice(end + length);
  const remove = (leading: RegExp, trailing: RegExp) => {
    const [gap = ""] = leading.exec(before) ?? [];
    const [rest = ""] = trailing.exec(after) ?? [];
    text.remove(start - gap.length, end + length + rest.length);
  };
  if (!beginsLine && comma === undefined && /,\s*$/.test(before)) remove(/,\s*$/, /^/);
  else if (!beginsLine) remove(/[^\S\n]*$/, /^/);
  else if (/^[^\S\n]*\S/.test(after)) remove(/$/, /^[^\S\n]*/);
  else remove(/\r?\n[^\S\n]*$/, /^/);
}

/** Writes an entry at the top of a list. A list that is missing or empty follows another field. */
export function addFirst<Field extends string>(
  edits: Edits,
  holder: { [Name in Field]?: readonly object[] | undefined },
  field: Field,
  code: string,
  after: string,
): void {
  const text = editedText(edits, holder);
  const [first] = holder[field] ?? [];
  if (first) {
    const { start } = locationOf(first).span;
    text.appendLeft(start, `${code},${gapBefore(text, start)}`);
  } else {
    const gap = gapBefore(text, locationOf(holder).spans.get(after)?.start ?? 0);
    setField(edits, holder, field, { code: `[${gap}  ${code},${gap}]` }, after);
  }
}

/** The line break and the indent before a position, or a space if something else is on its line. */
function gapBefore(text: MagicString, at: number): string {
  return /\r?\n[^\S\n]*$/.exec(text.original.slice(0, at))?.[0] ?? " ";
}
