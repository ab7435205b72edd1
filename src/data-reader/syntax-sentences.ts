import * as v from "valibot";
import { unseenMistake } from "#domain/fields.ts";
import { schemaFields } from "./schema-fields.ts";
import { isLongWord } from "./secret.ts";
import { writtenAmount } from "./written-amount.ts";

/** A mistake in how a data file is written: where, and what to do. */
export type SyntaxProblem = {
  start: number;
  message: string;
};

export const goBack = 'Or go back to the version before: the guide says how, under "Go back".';

/** The messages for the owner, by the kind of mistake. */
export const sentences = {
  head: `the lines with import and export, with which the file begins, are changed, or something stands above them that belongs below. Write them as they were. ${goBack}`,
  outside: "the data ends above. Move this above the ]; or };, delete it, or write // before it.",
  encoding:
    "the file is not saved as UTF-8. In Visual Studio Code, press the encoding in the bar at the bottom, then Save with Encoding, UTF-8. If letters of this line are lost, type them again.",
  conflict:
    "Git has put two versions of these lines here. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.",
  second: "the file begins a second time here. Delete everything from here on.",
  fence: "this line is not part of the data. Delete it.",
  rtf: `the file is saved as RTF. Save it as plain text. ${goBack}`,
  comma: "a comma is missing at the end of this line. In a comment, after //, it does not count.",
  round: "write [ ] around a list, or { } around an entry, in place of ( ).",
  entry: "an entry in { } has to be within a list, between its [ and ].",
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

/** A message if the backslashes of a text or of a line are wrong. */
export function brokenText(code: string): string | undefined {
  if (/["'](?:[a-z]:\\(?!\\)|[\w-]+\\[\w\\-]+\.\w{3,5}["'])/i.test(code)) return sentences.path;
  const lostBackslash = /(?<!\\)(?:\\\\)*\\(?![\\nrt"'/]|u[\da-f]{4}|u\{[\da-f]+\}|x[\da-f]{2})/i;
  return lostBackslash.test(code) ? sentences.backslash : undefined;
}

/** A number, true or false. */
const plainValue = /^(?:true|false|(?:0|[1-9]\d*)(?:\.\d+)?)$/;

/** A word, a link or another text without quotes, or nothing. */
const bareText = /^(?:(?:https?:)?[\p{L}\p{N}\p{S}#/][^'"“”`\\:[\]{}<>]*)?$/u;

/** A message that says what to write for a field's invalid code: a price with other signs, or a text without quotes. */
export function mistakenValue(
  schema: v.GenericSchema,
  field: string,
  code: string,
): string | undefined {
  const price = field === "price" ? mistakenPrice(code) : undefined;
  if (price !== undefined) return price;
  if (code.startsWith("`")) return sentences.curly;
  if (plainValue.test(code) || !bareText.test(code) || isLongWord(code)) return undefined;
  const issues = schemaFields(schema)
    .filter(({ path }) => path.at(-1) === field)
    .map((known) => v.safeParse(known.schema, code).issues?.[0]);
  const isText = issues.length === 0 || issues.includes(undefined);
  if (code !== "" && isText) {
    const name = field === "" ? "" : `${field}: `;
    return `${name}a text is in quotes. Write "${code}".`;
  }
  const rule = unseenMistake(code) ?? issues[0]?.message ?? sentences.value;
  return `${field} is ${code || "empty"}. ${rule}`;
}

function mistakenPrice(code: string): string | undefined {
  // "39 99" and "39:99" have decimals, not thousands.
  const amount = writtenAmount(code.replace(/^(\d+)[ :](?=\d\d$)/, "$1."));
  if (amount === undefined || `${amount}` === code) return undefined;
  return `price: ${code} is not a number. Write ${amount}, with a decimal point and no other sign.`;
}
