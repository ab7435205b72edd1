import type * as v from "valibot";
import type { ParseResult } from "vite";
import { brokenText, mistakenValue } from "./mistaken-value.ts";
import { withoutLongWords } from "./secret.ts";
import { goBack, sentences, type SyntaxProblem } from "./syntax-sentences.ts";

/** Where the parser stopped in a data file. */
type Stop = {
  text: string;
  schema: v.GenericSchema;
  /** Where the data begins. */
  declared: number;
  start: number;
  /** The line of `start`, where it begins, and what of it is before `start`. */
  line: string;
  lineStart: number;
  before: string;
  /** What is above that line, without the comments and the space just above it. */
  above: string;
};

type Rule = (stop: Stop) => SyntaxProblem | undefined;

/** The mistakes that are known by the text alone. The first that is found counts. */
const rules: readonly Rule[] = [
  twoVersions,
  codeFence,
  changedHead,
  outsideData,
  endlessComment,
  wrongValue,
  brokenLine,
  missingComma,
  missingValue,
];

/**
 * The mistake for which the parser stopped: a frequent one, or its picture of the lines. Its words are for
 * programmers. The data begins at `declared`.
 */
export function syntaxProblem(
  text: string,
  schema: v.GenericSchema,
  { labels, codeframe }: ParseResult["errors"][number],
  declared: number,
): SyntaxProblem {
  const start = labels[0]?.start ?? 0;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const [line = ""] = text.slice(lineStart).split(/\r?\n/, 1);
  const before = text.slice(lineStart, start);
  const above = text.slice(0, lineStart).replace(/\s+(?:\/\/.*\s+)*$/, "");
  const stop = { text, schema, declared, start, line, lineStart, before, above };
  for (const rule of rules) {
    const problem = rule(stop);
    if (problem) return problem;
  }
  const [picture = ""] = /^ *,-\[[^]*^ *`-+/m.exec(codeframe ?? "") ?? [];
  const what = unevenBrackets(text) ?? sentences.other;
  return { start, message: `${what}\n${withoutLongWords(picture)}\n${goBack}` };
}

function twoVersions({ text }: Stop): SyntaxProblem | undefined {
  return problemAt(text.search(/^(?:<{7}|={7}|>{7})/m), sentences.conflict);
}

function codeFence({ text }: Stop): SyntaxProblem | undefined {
  return problemAt(text.search(/^ *```/m), sentences.fence);
}

function problemAt(start: number, message: string | undefined): SyntaxProblem | undefined {
  return start === -1 || message === undefined ? undefined : { start, message };
}

function changedHead({ start, declared }: Stop): SyntaxProblem | undefined {
  return start <= declared ? { start, message: sentences.head } : undefined;
}

function outsideData({ text, start, declared }: Stop): SyntaxProblem | undefined {
  const [data] = /^[^]*?\n[\]}];\s*(?:\/\/.*\s*)*/.exec(text.slice(declared)) ?? [];
  const end = data === undefined ? text.length : declared + data.length;
  return end <= start && end < text.length ? { start: end, message: sentences.outside } : undefined;
}

function endlessComment({ text, start }: Stop): SyntaxProblem | undefined {
  return text.startsWith("/*", start) ? { start, message: sentences.endlessComment } : undefined;
}

/** A value that is none, after the last field before the stop. */
function wrongValue({ schema, line, lineStart, before }: Stop): SyntaxProblem | undefined {
  const [head = "", field] = /^.*\b(\w+):\s*/.exec(before) ?? [];
  if (field === undefined || /["']/.test(outsideTexts(head))) return undefined;
  const [written = ""] = line.slice(head.length).split(/,(?! ?[\d–-])|\s*[}\]]|;|\s+\/\//, 1);
  return problemAt(lineStart + head.length, mistakenValue(schema, field, written));
}

function brokenLine({ start, line }: Stop): SyntaxProblem | undefined {
  const outside = outsideTexts(line);
  const [, message] = lineMistakes.find(([pattern]) => pattern.test(outside)) ?? [];
  return problemAt(start, brokenText(line) ?? message ?? wrongSign(outside));
}

/** What a line is without its texts and comments, if its quotes or commas are wrong. */
const lineMistakes: readonly [RegExp, string][] = [
  [/(?:^|[:,[{])\s*[“”„‟‘’‚«»`´]|[“”„‟‘’«»`´][\s,\]}]*$/, sentences.curly],
  [/["']|¤[\p{L}\p{N}¤]/u, sentences.quote],
  [/,\s*,/, sentences.twoCommas],
];

/** What is meant by a sign that is not a comma. */
const rightSigns: Record<string, string> = { "=": ":", "：": ":", "#": "//" };

function wrongSign(outside: string): string | undefined {
  const [, sign] =
    /(?:^|[{,])\s*\w+\s*(=)|([；؛，،：]|(?<=[^\s\]}]);(?=\s*$)|#(?=\s))/
      .exec(outside)
      ?.filter(Boolean) ?? [];
  return sign === undefined
    ? undefined
    : `write ${rightSigns[sign] ?? ","} in place of ${sign} on this line.`;
}

/** The line begins with something new, though the value above has no comma behind it. */
function missingComma({ text, start, before, above }: Stop): SyntaxProblem | undefined {
  const isNew = before.trim() === "" && /[^:;,\]}]/.test(text.charAt(start));
  const isMissing = isNew && /(?:["'\]}\d]|true|false)$/.test(above);
  return isMissing ? { start: above.length, message: sentences.comma } : undefined;
}

/** A field ends the lines above, without a value. */
function missingValue({ text, schema, start, above }: Stop): SyntaxProblem | undefined {
  const [, field] = /(\w+):$/.exec(above) ?? [];
  if (field === undefined || unevenBrackets(text) || !/[:}]/.test(text.charAt(start))) {
    return undefined;
  }
  return { start: above.length, message: mistakenValue(schema, field, "") ?? sentences.other };
}

/** Which bracket the file has more often than its partner. */
function unevenBrackets(text: string): string | undefined {
  const outside = outsideTexts(text);
  const more = ["{}", "}{", "[]", "]["].find(
    ([one = "", other = ""]) => outside.split(one).length > outside.split(other).length,
  );
  return (
    more &&
    `the file has more ${more[0]} than ${more[1]}. One is missing or too much here or above.`
  );
}

/** A text with "¤" in place of what is in its quotes, and without its comments. */
function outsideTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*/g, (code) =>
    code.startsWith("/") ? "" : "¤",
  );
}
