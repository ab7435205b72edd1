import { type Diagnostic, problemAt, warning } from "#data-reader/diagnostic.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { isLowestPriceFilledIn, lowestPricePlaceholder } from "#finish/lowest-price.ts";
import type { OwnersText } from "#owner/check/owners-texts.ts";
import type { RuleInput } from "./rule-input.ts";

const tag =
  /<\/?(?:a|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table|u|ul)\b[^<>]*>/i;

/** The markup of chats and other shops for bold text, links, pictures and signs; and `/n` or a doubled `\n`. */
const markup = [
  /(\*\*|__|~~|\|\||`)(?!\s)[^\n]+?(?<!\s)\1/,
  /\[[^\]\n]+\]\([^()\s]*[#./][^()\s]*\)|\[\/?(?:b|i|u|url|img)\]/i,
  /<(?:a?:\w+:|[#@][!&]?)\d+>|<t:\d+(?::\w)?>|(?<![\w:/]):[a-z_]{3,}:(?![\w:])|@(?:everyone|here)\b/,
  /&(?:amp|nbsp|lt|gt|quot|#\d+);/,
  /(?<=^|\s|\/n)\/n(?=\s|\/n|$)|\\n/,
];

/** Letters in UTF-8 that were read as Latin-1: "fÃ¼r". */
const wrongEncoding = /[ÂÃÐÑØÙ][\u0080-\u009f¡-º¼-¿]|Ã[Ÿœ„]|â€|ðŸ/;

/** The placeholder with a sign or a brace too many. */
const doubleSign = /(?:\p{Sc}\s?|\{)\{from\}\}?|\{from\}(?:\s?\p{Sc}|\})/u;

/** The letters of a language, and the share of a text's letters above which the text is in it. */
const scripts = [
  { language: "ar", letters: /\p{Script=Arabic}/u, share: 0.5 },
  { language: "ru", letters: /\p{Script=Cyrillic}/u, share: 0.5 },
  { language: "vi", letters: /[đơư\u1ea0-\u1ef9]/iu, share: 0.05 },
] as const;

/** Warns of markup that shoppers would see as it is written, and if the owner's texts are not in the shop's language. */
export function textRules(data: RuleInput): Diagnostic[] {
  return [...data.texts.flatMap(markupWarnings), ...languageWarnings(data)].map(warning);
}

/** Warns if the words of the shop are in another language than the owner's texts. */
function languageWarnings({ shop, products }: RuleInput): Diagnostic[] {
  const texts = [shop.description, ...products.map(({ description }) => description)];
  const letters = texts.join("").match(/\p{L}/gu) ?? [];
  const script = scripts.find(({ letters: ofScript, share }) => {
    return letters.filter((letter) => ofScript.test(letter)).length > letters.length * share;
  });
  if (!script || script.language === shop.language) return [];
  const why = `but most descriptions seem to be in "${script.language}"`;
  const fix = `Write language: "${script.language}", for the words of the shop around them.`;
  return [problemAt(shop, "language", why, fix)];
}

function markupWarnings({ part, holder, key, text }: OwnersText): Diagnostic[] {
  const double = doubleSign.exec(text)?.[0];
  if (double !== undefined && isLowestPriceFilledIn(part)) {
    const fix = `Write ${lowestPricePlaceholder} alone: it has the currency's sign.`;
    return [problemAt(holder, key, `with ${double}`, fix)];
  }
  const [letters] = wrongEncoding.exec(text) ?? [];
  if (letters !== undefined) {
    const fix = "Type these letters again, and save the file as UTF-8.";
    return [problemAt(holder, key, `in which ${letters} was another letter once`, fix)];
  }
  const codes = [tag, ...markup].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const [code = unfilledPlaceholder(text, part)] = codes;
  if (code === undefined) return [];
  const isNearPlaceholder = nearestName(code, [lowestPricePlaceholder]) !== undefined;
  const what =
    isNearPlaceholder && isLowestPriceFilledIn(part)
      ? `Write ${lowestPricePlaceholder}.`
      : "Write what they should see.";
  const fix = String.raw`${what} Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.`;
  const codeInFile = code.replaceAll("\\", "\\\\");
  return [problemAt(holder, key, `and visitors see ${codeInFile} as it is written`, fix)];
}

/** The first word in braces that pages would show as it is. */
function unfilledPlaceholder(text: string, part: string): string | undefined {
  const words = text.match(/\{\s*\w+\s*\}|\{from\b/g) ?? [];
  return words.find((word) => word !== lowestPricePlaceholder || !isLowestPriceFilledIn(part));
}
