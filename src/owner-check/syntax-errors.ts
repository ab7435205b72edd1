import type { ParseResult } from "vite";
import type { Report } from "./finding.ts";
import type { Source } from "./source-position.ts";
import { didYouMean } from "./nearest-name.ts";
import { quoted } from "./value-text.ts";

/**
 * Explanations of syntax errors; the first match is reported. The pattern is matched against three
 * lines: the parser's message, the line of the error, and the text around the error, which "§" marks. A
 * group named "gap" moves the position to before the gap. Placeholders in braces are groups of the
 * pattern, or values that `reportSyntaxError` adds.
 */
const explanations: readonly [pattern: RegExp, message: string, fix: string][] = [
  [
    /^Invalid Character.*\n.*\n[^§]*§(?<quote>[“”„«»‘’`´])/,
    "the quote {quote} is a curly one",
    'Write texts in straight quotes: "like this".',
  ],
  [
    /^Invalid Character/,
    "the character {character} cannot be outside quotes",
    'Remove it, or put the text in straight quotes: "like this".',
  ],
  [/^Unterminated.*comment/, "a comment is opened with /* and not closed", "Expected */."],
  [
    /^Unterminated/,
    "a text is opened with a quote and not closed on the same line",
    'Expected a closing quote: "like this".',
  ],
  [
    /^.*diff marker/,
    "two versions of the file were merged and the marks left in",
    "Keep one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  [/^Expected a semicolon/, "{word} does not belong here", "{keyword}"],
  [
    /:\s*(?<number>(?<whole>-?\d+)\s*,\s*(?<fraction>\d+))(?<gap>\s*)§/,
    "the number {number} has a comma",
    "Expected a decimal point: {whole}.{fraction}.",
  ],
  [
    /^.*\n(?:.*[{,])?[ \t]*\w+[ \t]*:[ \t]*(?<price>[$€£]\s*(?<first>\d[\d.]*)|(?<last>\d[\d.]*)\s*[$€£%])/,
    "the number {price} has a sign beside it",
    "Expected the number alone: {first}{last}.",
  ],
  // A letter directly after a quote means that the quotes before it do not match.
  [
    /'§\w/,
    "the quotes do not match just before {found}",
    `Either a closing quote is missing earlier on the line, or a text with an apostrophe needs double quotes around it: "It's here".`,
  ],
  [
    /"§\w/,
    "the quotes do not match just before {found}",
    `Either a closing quote is missing earlier on the line, or a text with quotes in it needs single quotes around it: 'Say "hi"'.`,
  ],
  [/(?<gap>\s*)§\s*$/, "the file ends before everything in it is closed", "Expected {expected}."],
  [
    /^Expected `,`[^§]*\S(?<gap>\s*\n\s*)§/,
    "this line ends without a comma, and another entry follows",
    "Expected {expected}.",
  ],
  [
    /^Expected .*`.* but found/,
    "{found} is where something else was expected",
    "Expected {expected}. Often a quote or a comma just before it is missing.",
  ],
  [/^/, "{found} does not belong here", "Look for an extra or missing character just before it."],
];

/** Reports a parser error in plain language. */
export function reportSyntaxError(
  source: Source,
  { message, labels }: ParseResult["errors"][number],
  report: Report,
): void {
  const text = source.text.replaceAll("§", "$");
  const at = labels[0]?.start ?? 0;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const line = `${/.*$/.exec(before)?.[0]}${/^.*/.exec(after)?.[0]}`;
  const place = `${message}\n${line}\n${before}§${after}`;
  for (const [pattern, what, fix] of explanations) {
    const match = pattern.exec(place);
    if (!match) continue;
    const words: Record<string, string | undefined> = {
      ...wordsAround(before, after),
      expected: expectedText(message),
      ...match.groups,
    };
    const fill = (sentence: string) =>
      sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
    const start = at - (words["gap"] ?? "").length;
    report.textProblem(source, { start, end: start }, fill(what), fill(fix));
    return;
  }
}

/** The text before and after the position of the error. */
function wordsAround(before: string, after: string) {
  const [word = ""] = /[\w$]*$/.exec(before) ?? [];
  const [found = ""] = /^(?:[\w$]+|\S)/u.exec(after.trimStart()) ?? [];
  const otherwise = "Expected a line that begins with export const, or the end of the list above.";
  return {
    word: quoted(word),
    keyword: didYouMean(word, ["export", "import", "const", "type"], otherwise),
    character: quoted(found),
    found: /^\w/.test(found) ? quoted(found) : `the character ${found}`,
  };
}

const characterNames: Record<string, string> = {
  ",": "a comma ,",
  ":": "a colon :",
  "}": "a closing brace }",
  "]": "a closing bracket ]",
};

/** The characters in the parser's "Expected `,` or `}` but found", in plain language. */
function expectedText(message: string): string {
  const characters = /^Expected (.+) but found/.exec(message)?.[1]?.match(/(?<=`)[^` ]+(?=`)/g);
  return characters?.map((one) => characterNames[one] ?? one).join(" or ") ?? "a closing bracket";
}
