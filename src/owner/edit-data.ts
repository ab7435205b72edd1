import type { MagicString } from "magic-string";
import { originOf } from "#data-reader/origins.ts";

/** A comma, and a comment behind it, if nothing else is left of the line. */
const lineEnd = /^(,?)[^\S\r\n]*(?:\/\/[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/)?(?=\r?\n)/;

/**
 * Writes a field. A new one goes below the field `after` and its comment, or beside it if that shares its
 * line. The line of a written field loses its note `// sample`.
 */
export function setField(
  text: MagicString,
  holder: object,
  field: string,
  code: string,
  after: string,
): void {
  const { parts, span } = originOf(holder);
  const old = parts.get(field);
  const place = parts.get(after) ?? span;
  if (!old) {
    const gap = gapBefore(text, place.start);
    const line = gap === " " ? undefined : lineEnd.exec(text.original.slice(place.end));
    if (line?.[1] !== ",") text.appendLeft(place.end, ",");
    const at = place.end + (line?.[0].length ?? 0);
    text.appendLeft(at, `${gap}${field}: ${code}${line ? "," : ""}`);
    return;
  }
  text.update(old.start, old.end, `${field}: ${code}`);
  const [, comma = "", note = ""] =
    /^(,?)([^\S\n]*\/\/\s*sample\b[^\r\n]*)/i.exec(text.original.slice(old.end)) ?? [];
  const noteStart = old.end + comma.length;
  if (note !== "") text.remove(noteStart, noteStart + note.length);
}

/** Removes a field with its comma, and with its line if nothing else is on it. */
export function removeField(text: MagicString, holder: object, field: string): void {
  const { parts, span } = originOf(holder);
  const { start, end } = parts.get(field) ?? span;
  const before = text.original.slice(0, start);
  const [comma = ""] = /^\s*,/.exec(text.original.slice(end)) ?? [];
  const after = text.original.slice(end + comma.length);
  const beginsLine = /\n[^\S\n]*$/.test(before);
  const remove = (leading: RegExp, trailing: RegExp) => {
    const [gap = ""] = leading.exec(before) ?? [];
    const [rest = ""] = trailing.exec(after) ?? [];
    text.remove(start - gap.length, end + comma.length + rest.length);
  };
  if (comma === "" && /,\s*$/.test(before)) remove(/,\s*$/, /^/);
  else if (!beginsLine) remove(/[^\S\n]*$/, /^/);
  else if (/^[^\S\n]*\S/.test(after)) remove(/$/, /^[^\S\n]*/);
  else remove(/\r?\n[^\S\n]*$/, /^/);
}

/** Writes an entry at the top of a list. A list that is missing or empty follows another field. */
export function addFirst<Field extends string>(
  text: MagicString,
  holder: { [Name in Field]?: readonly object[] | undefined },
  field: Field,
  code: string,
  after: string,
): void {
  const [first] = holder[field] ?? [];
  if (first) {
    const { start } = originOf(first).span;
    text.appendLeft(start, `${code},${gapBefore(text, start)}`);
  } else {
    const gap = gapBefore(text, originOf(holder).parts.get(after)?.start ?? 0);
    setField(text, holder, field, `[${gap}  ${code},${gap}]`, after);
  }
}

/** The line break and the indent before a position, or a space if something else is on its line. */
function gapBefore(text: MagicString, at: number): string {
  return /\r?\n[^\S\n]*$/.exec(text.original.slice(0, at))?.[0] ?? " ";
}
