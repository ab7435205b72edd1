import * as v from "valibot";
import { unseenMistake } from "#domain/fields.ts";
import { schemaFields } from "./schema-fields.ts";
import { isLongWord } from "./secret.ts";
import { sentences } from "./syntax-sentences.ts";
import { writtenAmount } from "./written-amount.ts";

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
