import { lineAt } from "./source-position.ts";

/** A mistake in a text: where it is, what is wrong, and what to do. */
export type TextMistake = { offset: number; message: string; fix: string };

/** A bracket that is open, such as that of the list `media`. */
type Opened = { bracket: string; offset: number; name: string; key: string; isAtKey: boolean };

/** What to do about a round bracket. */
export const bracketFix =
  "Write { and } around a group of fields, and [ and ] around a list; no other brackets.";

const closers: Record<string, string> = { "{": "}", "[": "]", "(": ")" };

const tokens =
  /\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[\w$]+|[^\s\w$]/g;

/**
 * Finds the first bracket that is missing or of the wrong kind in a file that cannot be parsed. The
 * parser notices it much later, so the message names the bracket that was opened. Undefined if the
 * brackets are right, or if a quote is missing, because then brackets cannot be told from texts.
 */
export function bracketMistake(text: string): TextMistake | undefined {
  const opened: Opened[] = [];
  let suspect: Opened | undefined;
  let [previous, constant] = ["", ""];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (/^\/[/*]/.test(token)) continue;
    if (/^["'`]$/.test(token)) return undefined;
    const top = opened.at(-1);
    if (previous === "const") constant = token;
    if (token === "export" && top) {
      const message = "this line is the first of the data, and belongs there only";
      return { offset: index, message, fix: "Delete it here." };
    }
    if (token === "(") {
      const message = "the round bracket ( does not belong here";
      return { offset: index, message, fix: bracketFix };
    }
    if (token in closers) {
      if (token === "{" && previous === "{") {
        return { offset: index, message: "there are two { in a row", fix: "Delete one of them." };
      }
      // A colon is missing, which the parser notices here as well.
      if (top?.isAtKey && top.bracket === "{" && /^\w/.test(previous)) return undefined;
      if (top?.isAtKey && top.bracket === "{") return keyMistake(text, top, index);
      opened.push({ ...described(token, top, constant), offset: index });
    } else if ("}])".includes(token)) {
      if (!top || closers[top.bracket] !== token) return closingMistake(text, opened, token, index);
      if (isFirstInLine(text, index) && indentAt(text, top.offset) !== indentAt(text, index)) {
        suspect ??= top;
      }
      opened.pop();
    } else if (token === ":" && top) {
      if (top.bracket === "[" && /^["'\w]/.test(previous)) return fieldInList(text, top, index);
      [top.key, top.isAtKey] = [previous.replaceAll(/["'`]/g, ""), false];
    } else if (token === "," && top) {
      top.isAtKey = true;
    }
    previous = token;
  }
  const open = opened.at(-1);
  return open && notClosed(text, suspect ?? open, text.trimEnd().length);
}

/** The end of the last text before an offset that is neither space nor comment. */
export function codeEnd(text: string, offset: number): number {
  let end = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (index >= offset) break;
    if (!/^\/[/*]/.test(token)) end = Math.min(index + token.length, offset);
  }
  return end;
}

function described(bracket: string, top: Opened | undefined, constant: string) {
  const kind = bracket === "[" ? "list" : "group";
  const key = top?.bracket === "{" ? top.key : "";
  const list = top?.bracket === "[" ? `an entry of ${top.name}` : `the ${kind} "${constant}"`;
  return { bracket, name: key === "" ? list : `the ${kind} "${key}"`, key: "", isAtKey: true };
}

/** A bracket where a field's name is expected: a list was not opened, or the group around it not closed. */
function keyMistake(text: string, top: Opened, offset: number): TextMistake {
  if (top.key === "" || count(text, "[") >= count(text, "]")) return notClosed(text, top, offset);
  const fix = `Write [ after ${top.key}: and before its first entry.`;
  return listMistake(text, top, offset, `the list "${top.key}" is not opened`, fix);
}

/** A list without its opening bracket, unless it has one and is closed twice, or too early: `media: [],`. */
function listMistake(
  text: string,
  { key }: Opened,
  offset: number,
  message: string,
  fix: string,
): TextMistake {
  const start = text.lastIndexOf(`${key}:`, offset);
  const [list, end] = /^\w+:\s*\[\s*(\][,;]?)?/.exec(text.slice(start)) ?? [];
  if (list === undefined) return { offset: start, message, fix };
  if (end === undefined) return closesNothing("]", offset);
  const early = `the list "${key}" is closed before its entries`;
  return { offset: start, message: early, fix: `Delete ${end} after ${key}: [` };
}

/** A field in a list: it is between entries, an entry was not opened, or the list not closed. */
function fieldInList(text: string, top: Opened, offset: number): TextMistake {
  if (count(text, "{") === count(text, "}") && count(text, "[") === count(text, "]")) {
    const message = `a field is in ${top.name}, but in none of its entries`;
    return { offset, message, fix: "Move it into an entry, between its { and its }." };
  }
  if (count(text, "{") >= count(text, "}")) return notClosed(text, top, offset);
  const message = `an entry of ${top.name} is not opened`;
  return { offset, message, fix: "Write { before its first field." };
}

function count(text: string, bracket: string): number {
  return text.split(bracket).length;
}

/** A closing bracket that closes nothing, or another bracket than the last that was opened. */
function closingMistake(
  text: string,
  opened: readonly Opened[],
  closer: string,
  offset: number,
): TextMistake {
  const [outer, top] = [opened.at(-2), opened.at(-1)];
  if (!top) return closesNothing(closer, offset);
  // As many { as }, so the ] is not there by mistake for a }.
  const isGroupClosed = count(text, "{") === count(text, "}");
  if (closer === "]" && top.key !== "" && isGroupClosed && count(text, "[") < count(text, "]")) {
    const fix = `If it is a list, write [ after ${top.key}: and before its first entry. Otherwise delete the ].`;
    return listMistake(text, top, offset, `after ${top.key}: there is a ] without a [`, fix);
  }
  const before = text.slice(0, offset).trimEnd();
  // No round bracket is ever opened.
  if (closer === ")" && /[}\]]$/.test(before)) return closesNothing(closer, offset);
  const isRepeated = before.replace(/,$/, "").endsWith(closer);
  const [indent, topIndent] = [indentAt(text, offset), indentAt(text, top.offset)];
  if (isRepeated && indent > topIndent) return closesNothing(closer, offset);
  const isOuter = outer && closers[outer.bracket] === closer;
  if (isOuter && indent !== topIndent) return notClosed(text, top, offset);
  const message = `"${closer}" cannot close ${top.name}, opened on line ${lineAt(text, top.offset)}`;
  return { offset, message, fix: `Write ${closers[top.bracket]} in its place.` };
}

function closesNothing(closer: string, offset: number): TextMistake {
  const fix = "Delete it, or write the bracket that it closes.";
  return { offset, message: `"${closer}" closes nothing`, fix };
}

function notClosed(text: string, { name, bracket, offset }: Opened, seen: number): TextMistake {
  const end = Math.min(outdentedLine(text, offset), seen);
  const isEnd = text.slice(end).trim() === "";
  const place = isEnd ? "the end of the file" : `line ${lineAt(text, end + 1)}`;
  const message = `${name}, opened on line ${lineAt(text, offset)}, is not closed before ${place}`;
  const after = indentAt(text, offset) === 0 ? ";" : ",";
  return { offset: end, message, fix: `Write ${closers[bracket]}${after} before ${place}.` };
}

/** The offset of the first line after a bracket's that is not indented further than its line. */
function outdentedLine(text: string, offset: number): number {
  const indent = indentAt(text, offset);
  for (let at = text.indexOf("\n", offset); at !== -1; at = text.indexOf("\n", at + 1)) {
    const [line = ""] = /^.*/.exec(text.slice(at + 1)) ?? [];
    if (line.trim() !== "" && line.search(/\S/) <= indent) return at + 1;
  }
  return text.length;
}

function indentAt(text: string, offset: number): number {
  return Math.max(0, text.slice(text.lastIndexOf("\n", offset - 1) + 1).search(/\S/));
}

function isFirstInLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim() === "";
}
