import * as v from "valibot";
import type { ParseResult } from "vite";
import { unseenMistake } from "#domain/fields.ts";
import { isLongWord } from "./diagnostic.ts";
import { schemaFields } from "./schema-fields.ts";
import { writtenAmount } from "./written-amount.ts";

/** A mistake in how a data file is written: where, and what to do. */
export type SyntaxProblem = {
  start: number;
  message: string;
};

export const goBack = 'Or go back to the version before: the guide says how, under "Go back".';

/** What an owner reads, by the kind of mistake. */
export const sentences = {
  head: `the lines with import and export, with which the file begins, are changed, or something stands above them that belongs below. Write them as they were. ${goBack}`,
  outside: "this is outside the data. Move it above the last line, ]; or };, or delete it.",
  encoding:
    "the file is not saved as UTF-8. In Visual Studio Code, press the encoding in the bar at the bottom, then Save with Encoding, UTF-8. If letters of this line are lost, type them again.",
  conflict:
    "Git has put two versions of these lines here. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.",
  fence: "this line is not part of the data. Delete it.",
  comma: "a comma is missing at the end of this line. In a comment, after //, it does not count.",
  twoCommas: "there are two commas in a row. Delete one of them.",
  twice:
    "is there twice. Delete one of the two. Or, if two entries run into one another here, write }, and { between them.",
  value: "this is not a text in quotes, a number, true, false or a list in square brackets.",
  quote: String.raw`a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".`,
  curly: 'this quote is not straight. Write ".',
  path: 'this is a path on your computer. Write only the file\'s name, such as "radar.png"; a link to a file in public is "/terms.pdf".',
  backslash: String.raw`a single \ is not shown. Write \\ for it.`,
  endlessComment: "the comment /* does not end. Write */ at its end, or // in place of /*.",
  other:
    "something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.",
};

/**
 * The mistake for which the parser stopped: a frequent one, or its picture of the lines. Its words are for
 * programmers. The data begins at `declared`.
 */
export function syntaxProblem(
  text: string,
  schema: v.GenericSchema,
  { message, labels, codeframe }: ParseResult["errors"][number],
  declared: number,
): SyntaxProblem {
  const conflict = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (conflict !== -1) return { start: conflict, message: sentences.conflict };
  const fence = text.search(/^ *```/m);
  if (fence !== -1) return { start: fence, message: sentences.fence };
  const start = labels[0]?.start ?? 0;
  if (start <= declared) return { start, message: sentences.head };
  const [data = ""] = /^[^]*?\n[\]}];\s*(?:\/\/.*\s*)*/.exec(text.slice(declared)) ?? [];
  const after = declared + data.length;
  if (data !== "" && after <= start && after < text.length)
    return { start: after, message: sentences.outside };
  if (text.startsWith("/*", start)) return { start, message: sentences.endlessComment };

  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const [line = ""] = text.slice(lineStart).split(/\r?\n/, 1);
  const before = text.slice(lineStart, start);
  const [head = "", field] = /^.*\b(\w+):\s*/.exec(before) ?? [];
  if (field !== undefined && !/["']/.test(outsideTexts(head))) {
    const [written = ""] = line.slice(head.length).split(/,(?! ?[\d–-])|\s*[}\]]|;|\s+\/\//, 1);
    const mistake = mistakenValue(schema, field, written);
    if (mistake !== undefined) return { start: lineStart + head.length, message: mistake };
  }
  const broken = brokenText(line) ?? brokenLine(line);
  if (broken !== undefined) return { start, message: broken };
  const above = text.slice(0, lineStart).replace(/\s+(?:\/\/.*\s+)*$/, "");
  if (
    before.trim() === "" &&
    /^Expected `,`.* found (?!`[:;,\]}])/.test(message) &&
    /(?:["'\]}\d]|true|false)$/.test(above)
  ) {
    return { start: above.length, message: sentences.comma };
  }
  const outside = outsideTexts(text);
  const more = ["{}", "}{", "[]", "]["].find(
    ([one = "", other = ""]) => outside.split(one).length > outside.split(other).length,
  );
  const [, empty] = /(\w+):$/.exec(above) ?? [];
  if (empty !== undefined && !more && /[:}]/.test(text.charAt(start))) {
    return { start: above.length, message: mistakenValue(schema, empty, "") ?? sentences.other };
  }
  const what = more
    ? `the file has more ${more[0]} than ${more[1]}. One is missing or too much here or above.`
    : sentences.other;
  const [picture = ""] = /^ *,-\[[^]*^ *`-+/m.exec(codeframe ?? "") ?? [];
  // Without what may be a secret.
  const shown = picture.replaceAll(/[A-Za-z\d]{30,}/g, "…");
  return { start, message: `${what}\n${shown}\n${goBack}` };
}

/** A text without what is in its quotes and comments. */
function outsideTexts(text: string): string {
  return text.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*/g, (code) =>
    code.startsWith("/") ? "" : "¤",
  );
}

/** What is meant by a sign that is not a comma. */
const rightSigns: Record<string, string> = { "=": ":", "：": ":", "#": "//" };

/** What is wrong with the quotes, commas and other signs of a line. */
function brokenLine(line: string): string | undefined {
  const outside = outsideTexts(line);
  if (/(?:^|[:,[{])\s*[“”„‟‘’‚«»`´]|[“”„‟‘’«»`´][\s,\]}]*$/.test(outside)) return sentences.curly;
  if (/["']|¤[\p{L}\p{N}¤]/u.test(outside)) return sentences.quote;
  if (/,\s*,/.test(outside)) return sentences.twoCommas;
  const [, sign] =
    /(?:^|[{,])\s*\w+\s*(=)|([；؛，،：]|(?<=[^\s\]}]);(?=\s*$)|#(?=\s))/
      .exec(outside)
      ?.filter(Boolean) ?? [];
  return sign === undefined
    ? undefined
    : `write ${rightSigns[sign] ?? ","} in place of ${sign} on this line.`;
}

/** What is wrong with the backslashes of a text, or of a line. */
export function brokenText(code: string): string | undefined {
  if (/["'](?:[a-z]:\\(?!\\)|[\w-]+\\[\w\\-]+\.\w{3,5}["'])/i.test(code)) return sentences.path;
  const lostBackslash = /(?<!\\)(?:\\\\)*\\(?![\\nrt"'/]|u[\da-f]{4}|u\{[\da-f]+\}|x[\da-f]{2})/i;
  return lostBackslash.test(code) ? sentences.backslash : undefined;
}

/**
 * What to write in place of a value that is none: of a price with other signs, or of a word without quotes, which
 * its field's rule in the schema may take.
 */
export function mistakenValue(
  schema: v.GenericSchema,
  field: string,
  written: string,
): string | undefined {
  // "39 99" and "39:99" are no thousands.
  const price = written.replace(/^(\d+)[ :](?=\d\d$)/, "$1.");
  const amount = field === "price" ? writtenAmount(price) : undefined;
  if (amount !== undefined && `${amount}` !== written) {
    return `price: ${written} is not a number. Write ${amount}, with a decimal point and no other sign.`;
  }
  if (written.startsWith("`")) return sentences.curly;
  const isWord =
    !/^(?:true|false|(?:0|[1-9]\d*)(?:\.\d+)?)$/.test(written) &&
    /^(?:(?:https?:)?[\p{L}\p{N}\p{S}#/][^"'“”`\\:[\]{}<>]*)?$/u.test(written);
  if (!isWord || isLongWord(written)) return undefined;
  const issues = schemaFields({ schema, path: [] })
    .filter(({ path }) => path.findLast((key) => typeof key === "string") === field)
    .map((one) => v.safeParse(one.schema, written).issues?.[0]);
  const isText = issues.length === 0 || issues.includes(undefined);
  if (written !== "" && isText) {
    const name = field === "" ? "" : `${field}: `;
    return `${name}a text is in quotes. Write "${written}".`;
  }
  const rule = unseenMistake(written) ?? issues[0]?.message ?? sentences.value;
  return `${field} is ${written || "empty"}. ${rule}`;
}
