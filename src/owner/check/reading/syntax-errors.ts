import type { ParseResult } from "vite";
import type { Report } from "#owner/check/finding.ts";
import { bracketMistake, codeEnd, type TextMistake } from "./brackets.ts";
import { ruleOfField, type Schema } from "./field-schemas.ts";
import { didYouMean } from "#owner/check/nearest-name.ts";
import type { Source } from "./source-position.ts";
import { quoted } from "#owner/check/value-text.ts";

/** A mistake that a pattern finds, with the pattern's groups as $1 and $2. */
type Pattern = readonly [pattern: RegExp, message: string, fix: string];

/** Patterns for the line on which the parser stops. */
const linePatterns: readonly Pattern[] = [
  // 1. "First step"
  [/^\s*(\d+[.)]|[*•–])\s*["']/, "$1 does not belong here", "Delete it."],
  // price 6.99
  [
    /(?:^|[{,])\s*([a-z]\w*)(?:\s*[[{]|\s+(?:["'\d-]|true\b|false\b))/i,
    "a colon is missing after $1",
    "Write it like this: $1: and the value.",
  ],
  [
    /(?:^|[\s,])(#|<!--|(?<=(?:^|,)\s*)\/(?![/*]))/,
    "$1 does not belong here",
    "Begin a note with // instead, or delete it.",
  ],
  [/<https?:/, "the link is in < and >", "Write quotes in their place."],
  [
    /^\s*[a-z]\w*\s*=[^=]/i,
    '"=" does not belong here',
    "Write a colon between a field's name and its value.",
  ],
];

/** Patterns for the text around the place where the parser stops, which is marked with ¦. */
const placePatterns: readonly Pattern[] = [
  [
    /(\d[\w.]*)¦([a-z]\w*)/i,
    "$1$2 is neither a number nor a text",
    "Write a number with digits only, and a text in quotes.",
  ],
  [/,\s*¦\s*$/, "the last line ends with a comma", "Write ; in its place."],
  [/,\s*¦\s*,/, "there are two commas in a row", "Delete one of them."],
  [/:\s*¦\s*:/, "there are two colons in a row", "Delete one of them."],
  [/[{,]\s*\w+\s*¦\s*;/, '";" does not belong here', "Write a colon in its place."],
  [/:\s*¦\s*;/, "a value is missing", "Write it after the colon, and a comma in place of the ;."],
  [/¦\s*;/, '";" does not belong here', "Write a comma in its place."],
  [/["'}\]]\s*\.\s*¦/, "the point does not belong here", "Write a comma in its place."],
  [
    /[:[,]\s*([^\s:[\]{},"'`¦][^:[\]{},"'`\n¦]*)¦["']/,
    "the opening quote is missing before $1",
    'Write a quote at both ends of a text: "like this".',
  ],
];

/** A sign, a comma, a space or two points in a field's number: `price: $6.99`, `price: 1.199,99`. */
const oddNumber =
  /(?:^|[{,])\s*(\w+)\s*:\s*([$€£]\s*[\d.,]*\d|[\d.,]*\d\s*[$€£%]|-?[\d.]+\s*,\s*\d[\d.]*|\d+\.\d+\.[\d.]*|\d+[.,]-|\d+[ '’]\d[\d.]*)/;

/** A field's name with a space or dash in it: `status note: "…"`. */
const nameOfSeveralWords =
  /(?:^|[{,])\s*(?!.*\b(?:import|const)\b)([a-z]\w*(?:[ -]+[a-z]\w*)+)\s*:/i;

/** Reports a parser error in plain language. */
export function reportSyntaxError(
  source: Source,
  error: ParseResult["errors"][number],
  schema: Schema,
  report: Report,
): void {
  const { offset, message, fix } = textMistake(source.text, error, schema);
  report.textProblem(source, { start: offset, end: offset }, message, fix);
}

function textMistake(
  text: string,
  { message: parserMessage, labels }: ParseResult["errors"][number],
  schema: Schema,
): TextMistake {
  const at = labels[0]?.start ?? 0;
  if (parserMessage.includes("diff marker")) {
    const message = "Git has merged two versions of the file and left its marks here";
    const fix =
      "Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.";
    return { offset: at, message, fix };
  }
  const bracket = parserMessage.startsWith("Unterminated") ? undefined : bracketMistake(text);
  const found = bracket ?? textAfterTheEnd(text, at);
  if (found) return found;
  // Where something is missing, the mistake is before the space in which the parser looks for it.
  const isMissing = parserMessage.startsWith("Expected") || text.slice(at).trim() === "";
  const before = text.slice(0, isMissing ? codeEnd(text, at) : at);
  const after = text.slice(before.length);
  const [message, fix, offset] = explanation(parserMessage, before, after, schema);
  return { offset: offset ?? before.length, message, fix };
}

/** The first text between the last line of the data, `};` or `];`, and a mistake below it. */
function textAfterTheEnd(text: string, at: number): TextMistake | undefined {
  const end = /\n([}\]];)/.exec(text.slice(0, at));
  if (!end) return undefined;
  const [, bracket = ""] = end;
  const start = end.index + 1 + bracket.length;
  const [space = ""] = /^(?:\s|\/\/.*)*/.exec(text.slice(start)) ?? [];
  const offset = start + space.length;
  const rest = text.slice(offset);
  const [word] = /^(?:[\w$]+|\S)/u.exec(rest) ?? [];
  if (word === undefined) return undefined;
  let what = quoted(word);
  let fix = "Delete it, or write // before it to keep it as a note.";
  if (word === "{") {
    what = "an entry";
    fix = `Move all of it, from its { to its }, above the line ${bracket}`;
  } else if (/^\w+\s*:/.test(rest)) {
    what = `the field ${word}`;
    fix = `Move all of it above the line ${bracket}`;
  }
  return { offset, message: `${what} comes after the end of the data`, fix };
}

/**
 * A parser error's message and fix, and its offset if the mistake is further up. `before` and `after`
 * are the text around the place where the parser stops.
 */
function explanation(
  message: string,
  before: string,
  after: string,
  schema: Schema,
): [what: string, fix: string, offset?: number] {
  const [lineBefore = ""] = /.*$/.exec(before) ?? [];
  const line = `${lineBefore}${/^.*/.exec(after)?.[0]}`;
  const matched =
    oddField(line, message, schema) ??
    firstMatch(linePatterns, line) ??
    firstMatch(placePatterns, `${before}¦${after}`);
  if (matched) return matched;
  const empty = /(\w+)\s*:(?:\s*|\s*\n\s*\w+)$/.exec(before);
  if (empty && /^\s*[,}\]:]/.test(after)) {
    const [, field = ""] = empty;
    const fix = `Write it after its colon. ${ruleOfField(schema, field, null) ?? ""}`;
    return [`${field} has no value`, fix.trim(), empty.index];
  }
  if (message.startsWith("Unterminated")) {
    return message.includes("comment")
      ? ["the note that begins with /* has no end", "Write */ at its end."]
      : unterminatedText(after);
  }
  const [next] = /^(?:[\w$]+|\S)/u.exec(after.trimStart()) ?? [];
  const found = next === undefined ? "the end of the file" : quoted(next);
  if (message.startsWith("Invalid Character ")) {
    const [, field = ""] = /(\w+)\s*:[^:]*$/.exec(lineBefore) ?? [];
    const rule = ruleOfField(schema, field, "text");
    if (rule !== undefined) return [`the character ${next} does not belong in ${field}`, rule];
    const fix = 'Write texts in straight quotes, "like this", and nothing else outside them.';
    return [`the character ${next} cannot be outside quotes`, fix];
  }
  if (message.startsWith("Expected a semicolon")) {
    const [word] = /[\w$]+$/.exec(before) ?? [];
    const otherwise =
      "Look at the line above: often a quote, comma or bracket is missing there, or there is one too many.";
    const fix = didYouMean(word ?? "", ["export", "import", "const", "type"], otherwise);
    return [`${word === undefined ? found : quoted(word)} does not belong here`, fix];
  }
  const [, expected = "a closing bracket"] = /^Expected (.+) but found/.exec(message) ?? [];
  if (expected === "`:`") {
    const [nameless] = /(?:"[^"\n]*"|'[^'\n]*'|[\w.]+)$/.exec(before) ?? [];
    const fix = "Write it and a colon, or write // if this is a note.";
    return [`the name of a field is missing before ${nameless}`, fix];
  }
  // A word after a quote, or words up to another quote: "It "works" now".
  if (/["']$/.test(before) && /^(?:\w| +\p{L}[^"':\n]*["'])/u.test(after)) {
    const fix = `Either a closing quote is missing earlier on the line, or there is a quote inside the text: then put the other kind around it, "It's here" or 'Say "hi"'.`;
    return [`the quotes do not match just before ${found}`, fix];
  }
  if (expected.includes("`,`")) return missingComma(before, after, schema);
  if (message.startsWith("Expected") || next === undefined) {
    const what = `${expected.replaceAll("`", '"')} is missing before ${found}`;
    return [what, "Often the mistake is a missing quote or comma just before it."];
  }
  return [
    `${found} does not belong here`,
    "Look just before it: often a character is missing there, or there is one too many.",
  ];
}

/** A field's name of several words, or its number with a sign, a comma or several points. */
function oddField(
  line: string,
  message: string,
  schema: Schema,
): [what: string, fix: string] | undefined {
  const [, name] = nameOfSeveralWords.exec(line.replaceAll(/"[^"]*"|'[^']*'/g, '""')) ?? [];
  if (name !== undefined && !message.startsWith("Unterminated")) {
    const oneWord = name.replaceAll(/[ -]+(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [`${name} is not the name of a field`, `Write it as one word, such as ${oneWord}.`];
  }
  const [, field = "", number] = oddNumber.exec(line) ?? [];
  if (number === undefined) return undefined;
  const rule = ruleOfField(schema, field, 6.99);
  return rule === undefined
    ? [
        `${number} is not a number`,
        "Write digits with one point, before the cents, such as 6.99 or 1199.99.",
      ]
    : [`${field} is ${number}`, rule];
}

/** The message and fix of the first pattern that matches. */
function firstMatch(
  patterns: readonly Pattern[],
  text: string,
): [what: string, fix: string] | undefined {
  for (const [pattern, message, fix] of patterns) {
    const match = pattern.exec(text);
    const filled = (sentence: string) =>
      sentence.replaceAll(/\$(\d)/g, (_, group: string) => match?.[Number(group)] ?? "");
    if (match) return [filled(message), filled(fix)];
  }
  return undefined;
}

/** The brackets are right, so only a comma can be missing, or quotes around several words. */
function missingComma(before: string, after: string, schema: Schema): [what: string, fix: string] {
  const [last = ""] = /(?:"[^"\n]*"|'[^'\n]*'|[\w.-]+|\S)$/.exec(before) ?? [];
  const [rest = ""] = /^[^,[\]{}"'`\n]*/.exec(after) ?? [];
  if (!/^[\w.-]+$/.test(last) || rest.trim() === "" || /^\s*\w+\s*:/.test(after)) {
    return [`a comma is missing after ${last}`, "Write it there."];
  }
  const [, field = "", start = ""] =
    /(?:(\w+)\s*:)?\s*([^\s:[,{("'`][^:[,{("'`\n]*)$/.exec(before) ?? [];
  const words = `${start}${rest}`.trim();
  const rule = ruleOfField(schema, field, words);
  return rule === undefined
    ? [`${words} has no quotes`, `Write texts in quotes: ${quoted(words)}.`]
    : [`${field} is ${words}`, rule];
}

/** A text without a closing quote on its line: the quote is missing, or the text goes on below. */
function unterminatedText(text: string): [what: string, fix: string] {
  const [first = "", ...below] = text.split("\n").map((line) => line.trim());
  const quote = first.charAt(0);
  const [, content = "", brackets = ""] = /^.([^]*?)\s*([\]}][\s\]}]*)?,?$/.exec(first) ?? [];
  const beginning = quoted(content);
  if (/^["'][\s,\]})]*$/.test(first)) {
    return ["there is a quote too many, or one is missing before it", "Delete or add one."];
  }
  const next = below.find((line) => line.includes(quote) || /^(?:\w+:|[{}[\]])/.test(line)) ?? "";
  // The rest of the text has the closing quote, and no opening one.
  if (next.split(quote).length % 2 === 1) {
    const end = brackets === "" ? `: ${quote}like this${quote}` : `, before the ${brackets[0]}`;
    const fix = `Write one at its end${end}.`;
    return [`the text that begins with ${beginning} has no closing quote`, fix];
  }
  const fix = "Write it on one line, with \\n where a new line should begin.";
  return [`the text that begins with ${beginning} goes on in the next line`, fix];
}
