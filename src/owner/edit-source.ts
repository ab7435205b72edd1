import { type Key, originOf, placeOf, type Span } from "#owner/check/reading/source-position.ts";
import { refuse } from "./owner-error.ts";

/** A change of a data file's text: what replaces a range. */
export type Edit = Span & { text: string };

/** The text with all edits made. The edits must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

/** Replaces a field's text, true or false. Throws if the file has anything else there. */
export function replaceValue(holder: object, field: string, value: string | boolean): Edit {
  const { source } = originOf(holder);
  const { start, end } = spanOf(holder, field);
  const pattern =
    /^((?:\w+|"\w+"|'\w+')\s*:\s*)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|true|false)$/;
  const [, name] = pattern.exec(source.text.slice(start, end)) ?? [];
  if (name === undefined) {
    const { file, line } = placeOf(source, { start, end });
    refuse(
      `${file}:${line}: ${field} is not written as a single text, true or false. Change it by hand.`,
    );
  }
  return { start: start + name.length, end, text: literal(value) };
}

/** Adds a field below another one, or beside it if that one shares its line. */
export function addField(holder: object, after: string, field: string, code: string): Edit {
  const { text } = originOf(holder).source;
  const { start, end } = spanOf(holder, after);
  const indent = indentAt(text, start);
  const gap = indent === undefined ? " " : lineEnd(text) + indent;
  return { start: end, end, text: `,${gap}${field}: ${code.replaceAll("\n", lineEnd(text))}` };
}

/** Removes a field with its comma, and with its line if it is alone there. */
export function removeField(holder: object, field: string): Edit {
  const { text } = originOf(holder).source;
  const { start, end } = spanOf(holder, field);
  const [comma = ""] = /^[^\S\n]*,/.exec(text.slice(end)) ?? [];
  const [space = ""] = /^[^\S\n]*/.exec(text.slice(end + comma.length)) ?? [];
  const next = end + comma.length + space.length;
  const indent = indentAt(text, start);
  if (indent !== undefined && text[next] === "\n") {
    return { start: start - indent.length, end: next + 1, text: "" };
  }
  if (comma !== "") return { start, end: next, text: "" };
  return { start: text.slice(0, start).replace(/,?[^\S\n]*$/, "").length, end, text: "" };
}

/** Adds an entry at the top of a list: on a line of its own, unless the list is on one line. */
export function addFirst(list: readonly unknown[], code: string): Edit {
  const { source, span, parts } = originOf(list);
  const { text } = source;
  const start = span.start + 1;
  const first = parts.get(0);
  if (first) {
    const indent = indentAt(text, first.start);
    const entry = indent === undefined ? `${code}, ` : `${lineEnd(text)}${indent}${code},`;
    return { start, end: start, text: entry };
  }
  const newLine = lineEnd(text) + (/(?:^|\n)([^\S\n]*).*$/.exec(text.slice(0, start))?.[1] ?? "");
  const closing = text.slice(start, span.end).includes("\n") ? "" : newLine;
  return { start, end: start, text: `${newLine}  ${code},${closing}` };
}

/** A value as code. */
export function literal(value: string | boolean): string {
  return JSON.stringify(value);
}

function spanOf(holder: object, key: Key): Span {
  const { span, parts } = originOf(holder);
  return parts.get(key) ?? span;
}

/** The space before a position if nothing else is before it on its line. */
function indentAt(text: string, at: number): string | undefined {
  return /(?:^|\n)([^\S\n]*)$/.exec(text.slice(0, at))?.[1];
}

function lineEnd(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
