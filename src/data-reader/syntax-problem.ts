import type * as v from "valibot";
import type { ParseResult } from "vite";
import { withoutLongWords } from "./secret.ts";
import {
  brokenText,
  goBack,
  mistakenValue,
  sentences,
  type SyntaxProblem,
} from "./syntax-sentences.ts";

/** Where the parser stopped in a data file, whose data begins at `dataStart`. */
function stopIn(text: string, schema: v.GenericSchema, start: number, dataStart: number) {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const [line = ""] = text.slice(lineStart).split(/\r?\n/, 1);
  // `code` is without texts and comments, `above` without empty lines and comments at its end.
  const code = outsideTexts(line);
  const above = text.slice(0, lineStart).replace(/\s+(?:\/\/.*\s+)*$/, "");
  const beginsLine = text.slice(lineStart, start).trim() === "";
  return { text, schema, start, dataStart, lineStart, line, code, above, beginsLine };
}

type Stop = ReturnType<typeof stopIn>;

/** Finds a frequent mistake. A message alone is about the place where the parser stopped. */
type Rule = (stop: Stop) => string | SyntaxProblem | undefined | false;

/** The first rule that finds something counts. */
const rules: readonly Rule[] = [
  ({ start, dataStart }) => start <= dataStart && sentences.head,
  outsideData,
  ({ text, start }) => text.startsWith("/*", start) && sentences.endlessComment,
  ({ code }) => /\(\s*(?:\w+:|¤|$)/.test(code) && sentences.round,
  wrongValue,
  ({ line }) => brokenText(line),
  ({ code }) => curlyQuote.test(code) && sentences.curly,
  ({ code }) => /["']|¤[\p{L}\p{N}¤]/u.test(code) && sentences.quote,
  ({ code }) => /,\s*,/.test(code) && sentences.twoCommas,
  wrongSign,
  missingComma,
  ({ text, start, beginsLine }) =>
    beginsLine && text[start] === "{" && !unevenBrackets(text) && sentences.entry,
  missingValue,
];

/**
 * The mistake at which the parser stopped: a frequent one, or else the parser's picture of the lines. The parser's
 * words are for programmers. The data begins at `dataStart`.
 */
export function syntaxProblem(
  text: string,
  schema: v.GenericSchema,
  { labels, codeframe }: ParseResult["errors"][number],
  dataStart: number,
): SyntaxProblem {
  const start = labels[0]?.start ?? 0;
  const stop = stopIn(text, schema, start, dataStart);
  for (const rule of rules) {
    const problem = rule(stop);
    if (problem) return typeof problem === "string" ? { start, message: problem } : problem;
  }
  const [picture = ""] = /^ *,-\[[^]*^ *`-+/m.exec(codeframe ?? "") ?? [];
  const sentence = unevenBrackets(text) ?? sentences.other;
  return { start, message: `${sentence}\n${withoutLongWords(picture)}\n${goBack}` };
}

function outsideData({ text, start, dataStart }: Stop): SyntaxProblem | false {
  const [data] = /^[^]*?\n[\]}];\s*(?:\/\/.*\s*)*/.exec(text.slice(dataStart)) ?? [];
  const end = data === undefined ? text.length : dataStart + data.length;
  return end <= start && end < text.length && { start: end, message: sentences.outside };
}

/** The end of a value: a comma that is not a price's, a bracket, a semicolon or a comment. */
const valueEnd = /,(?! ?[\d–-])|\s*[}\]]|;|\s+\/\//;

/** Finds a value that data cannot have, such as a word without quotes, in the last field before the stop. */
function wrongValue({ text, schema, start, line, lineStart }: Stop): SyntaxProblem | false {
  const [head = "", field] = /^.*\b(\w+):\s*/.exec(text.slice(lineStart, start)) ?? [];
  const isWithinText = /["']/.test(outsideTexts(head));
  if (field === undefined || isWithinText) return false;
  const [code = ""] = line.slice(head.length).split(valueEnd, 1);
  const message = mistakenValue(schema, field, code);
  return message !== undefined && { start: lineStart + head.length, message };
}

/** A quote that is not straight, where a text begins or a line ends. */
const curlyQuote = /(?:^|[:,[{])\s*[“”„‟‘’‚«»`´]|[“”„‟‘’«»`´][\s,\]}]*$/;

/** The right sign for each wrong one. For any other sign, it is a comma. */
const rightSigns: Record<string, string> = { "=": ":", "：": ":", "#": "//" };

function wrongSign({ code }: Stop): string | undefined {
  const [, equals, other = equals] =
    /(?:^|[{,])\s*\w+\s*(=)|([；؛，،：]|(?<=[^\s\]}]);(?=\s*$)|#(?=\s))/.exec(code) ?? [];
  return other && `write ${rightSigns[other] ?? ","} in place of ${other} on this line.`;
}

/** Finds a value above without a comma behind it, if the line of the stop begins something new. */
function missingComma({ text, start, beginsLine, above }: Stop): SyntaxProblem | false {
  const isValue = /(?:["'\]}\d]|true|false)$/.test(above);
  const isMissing = beginsLine && isValue && !/^[:;,\]}]/.test(text.slice(start));
  return isMissing && { start: above.length, message: sentences.comma };
}

/** Finds a field without a value at the end of the lines above. */
function missingValue({ text, schema, start, above }: Stop): SyntaxProblem | false {
  const [, field] = /(\w+):$/.exec(above) ?? [];
  if (field === undefined || unevenBrackets(text) || !/^[:}]/.test(text.slice(start))) return false;
  return { start: above.length, message: mistakenValue(schema, field, "") ?? sentences.other };
}

/** A message if the file has more of one bracket than of its partner. */
function unevenBrackets(text: string): string | undefined {
  const code = outsideTexts(text);
  const uneven = ["{}", "}{", "[]", "]["].find(
    ([more = "", less = ""]) => code.split(more).length > code.split(less).length,
  );
  if (uneven === undefined) return undefined;
  return `the file has more ${uneven[0]} than ${uneven[1]}. One is missing or too much here or above.`;
}

/** A text without its comments, and with "¤" for each text in quotes. */
function outsideTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*/g, (code) =>
    code.startsWith("/") ? "" : "¤",
  );
}
