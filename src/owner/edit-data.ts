import type MagicString from "magic-string";
import { originOf } from "#data-reader/origins.ts";

/** Writes a field. A new one goes below the field `after`, or beside it if that shares its line. */
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
  if (old) text.update(old.start, old.end, `${field}: ${code}`);
  else text.appendLeft(place.end, `,${gapBefore(text, place.start)}${field}: ${code}`);
}

/** Removes a field, with the comma and the space before it. */
export function removeField(text: MagicString, holder: object, field: string): void {
  const { start, end } = originOf(holder).parts.get(field) ?? originOf(holder).span;
  const before = text.original.slice(0, start).replace(/,\s*$/, "").length;
  // The first field of a group, and one below a comment, have no comma before them.
  const [comma = ""] = before < start ? [] : (/^\s*,/.exec(text.original.slice(end)) ?? []);
  text.remove(before, end + comma.length);
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
    return;
  }
  const gap = gapBefore(text, originOf(holder).parts.get(after)?.start ?? 0);
  setField(text, holder, field, `[${gap}  ${code},${gap}]`, after);
}

/** The line break and the indent before a position, or a space if something else is on its line. */
function gapBefore(text: MagicString, at: number): string {
  return /\r?\n[^\S\n]*$/.exec(text.original.slice(0, at))?.[0] ?? " ";
}
