import { MagicString } from "magic-string";
import { locationOf, type Source, type Span } from "#data-reader/source-location.ts";

/** The texts of data files while they are edited. */
export type Edits = Map<Source, MagicString>;

function editedText(edits: Edits, holder: object): MagicString {
  const { source } = locationOf(holder);
  const text = edits.get(source) ?? new MagicString(source.text);
  edits.set(source, text);
  return text;
}

/** A value, or the code of a list. */
type Value = string | number | boolean | { code: string };

/**
 * Writes a field. A new field goes below the field `after` and its comment, or beside it if other code is on
 * that line. A comment `// sample` right behind a written field goes.
 */
export function setField(edits: Edits, holder: object, field: string, value: Value, after = field) {
  const text = editedText(edits, holder);
  const { spans, span } = locationOf(holder);
  const code = `${field}: ${typeof value === "object" ? value.code : JSON.stringify(value)}`;
  const current = spans.get(field);
  if (current) replaceField(text, current, code);
  else addField(text, spans.get(after) ?? span, code);
}

function replaceField(text: MagicString, { start, end }: Span, code: string): void {
  text.update(start, end, code);
  const sample = /(?<=^,?)[^\S\n]*\/\/\s*sample\b[^\r\n]*/i.exec(text.original.slice(end));
  if (!sample) return;
  const sampleStart = end + sample.index;
  text.remove(sampleStart, sampleStart + sample[0].length);
}

/** A comma and a comment behind a field, if the line has nothing else there. */
const lineEnd = /^(,?)[^\S\r\n]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/)?(?=\r?\n)/;

function addField(text: MagicString, after: Span, code: string): void {
  const lineBreak = lineBreakBefore(text, after.start);
  const rest = lineEnd.exec(text.original.slice(after.end));
  if (lineBreak === undefined || !rest) {
    text.appendLeft(after.end, `,${lineBreak ?? " "}${code}`);
    return;
  }
  const [{ length }, comma] = rest;
  if (comma === "") text.appendLeft(after.end, ",");
  text.appendLeft(after.end + length, `${lineBreak}${code},`);
}

/** Removes a field with its comma and comment, and with its line if nothing else is on it. */
export function removeField(edits: Edits, holder: object, field: string): void {
  const text = editedText(edits, holder);
  const { spans, span } = locationOf(holder);
  const { start, end } = spans.get(field) ?? span;
  const behind = text.original.slice(end);
  const lineBreak = lineBreakBefore(text, start);
  if (lineBreak === undefined) {
    const [comma = ""] = /^\s*,/.exec(behind) ?? [];
    // The last field of a group has its comma before it.
    const gapBefore = comma === "" ? /,?[^\S\n]*$/ : /[^\S\n]*$/;
    const [{ length } = ""] = gapBefore.exec(text.original.slice(0, start)) ?? [];
    text.remove(start - length, end + comma.length);
    return;
  }
  // A comment that is left alone on a line would be about the next field.
  const commaAndComment = /^(?:\s*,)?(?:[^\S\n]*\/\/\s*(?:sample|accepted)\b[^\r\n]*)?[^\S\r\n]*/i;
  const [{ length } = ""] = commaAndComment.exec(behind) ?? [];
  const isAlone = /^\r?\n/.test(behind.slice(length));
  text.remove(isAlone ? start - lineBreak.length : start, end + length);
}

/** Writes an entry at the top of a list. A missing or empty list is written after the field `after`. */
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
    text.appendLeft(start, `${code},${lineBreakBefore(text, start) ?? " "}`);
  } else {
    const { start = 0 } = locationOf(holder).spans.get(after) ?? {};
    const gap = lineBreakBefore(text, start) ?? " ";
    setField(edits, holder, field, { code: `[${gap}  ${code},${gap}]` }, after);
  }
}

/** The line break and the indent before a position. Undefined if something else is on its line. */
function lineBreakBefore(text: MagicString, at: number): string | undefined {
  return /\r?\n[^\S\n]*$/.exec(text.original.slice(0, at))?.[0];
}
