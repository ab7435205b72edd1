import type { ParseResult } from "vite";
import { type Finding, type Source, textProblem } from "./finding.ts";
import { didYouMean } from "./nearest-name.ts";
import { quoted } from "./value-text.ts";

/** What the parser says about a place that it cannot read. */
type ParseError = ParseResult["errors"][number];

/** The parser's error, and the text around it. */
type Failure = { error: ParseError; at: number; before: string; after: string };

/** What is wrong, what to do, and the place where it is not the parser's. */
type Explanation = [message: string, fix: string, at?: number];

/** What the parser cannot read, in plain words. The first explanation that fits is given. */
export function syntaxProblem(source: Source, error: ParseError): Finding {
  const at = error.labels[0]?.start ?? 0;
  const { text } = source;
  const failure = { error, at, before: text.slice(0, at), after: text.slice(at) };
  const [message, fix, start = at] =
    explainedByParser(failure) ??
    wrongNumber(failure) ??
    innerQuote(failure) ??
    unclosedBracket(failure, text) ??
    missingCharacter(failure);
  return textProblem(source, { start, end: start }, message, fix);
}

function explainedByParser({ error, before, after }: Failure): Explanation | undefined {
  const { message } = error;
  const character = String.fromCodePoint(after.codePointAt(0) ?? 0xfffd);
  if (message.startsWith("Invalid Character")) {
    return /[“”„«»‘’`´]/.test(character)
      ? [`the quote ${character} is a curly one`, 'Write texts in straight quotes: "like this".']
      : [
          `the character ${quoted(character)} cannot be outside quotes`,
          'Take it out, or put the text in straight quotes: "like this".',
        ];
  }
  if (message.startsWith("Unterminated")) {
    return message.includes("comment")
      ? ["a comment is opened with /* and not closed", "Expected */."]
      : [
          "a text is opened with a quote and not closed on the same line",
          'Expected a closing quote: "like this".',
        ];
  }
  if (message.includes("diff marker")) {
    return [
      "two versions of the file were merged and the marks left in",
      "Keep one version, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.",
    ];
  }
  if (!message.startsWith("Expected a semicolon")) return undefined;
  const [word = ""] = /[\w$]+$/.exec(before) ?? [];
  const otherwise = "Expected a line that begins with export const, or the end of the list above.";
  const fix = didYouMean(word, ["export", "import", "const", "type"], otherwise);
  return [`${quoted(word)} does not belong here`, fix];
}

function wrongNumber({ before, after }: Failure): Explanation | undefined {
  const [, decimal] = /:\s*(-?\d+\s*,\s*\d+)\s*$/.exec(before) ?? [];
  if (decimal !== undefined) {
    const fix = `Expected a decimal point: ${decimal.replace(/\s*,\s*/, ".")}.`;
    return [`the number ${decimal} has a comma`, fix, before.trimEnd().length];
  }
  const line = `${before.slice(before.lastIndexOf("\n") + 1)}${after.split("\n")[0]}`;
  const [, price, digits, same] =
    /(?:^|[{,])\s*\w+\s*:\s*([$€£]\s*(\d[\d.]*)|(\d[\d.]*)\s*[$€£%])/.exec(line) ?? [];
  if (price === undefined) return undefined;
  return [
    `the number ${price} has a sign beside it`,
    `Expected the number alone: ${digits ?? same}.`,
  ];
}

/** A letter directly after a quote: the quotes before it are not in pairs. */
function innerQuote({ before, after }: Failure): Explanation | undefined {
  const [quote] = /["']$/.exec(before) ?? [];
  if (quote === undefined || !/^\w/.test(after)) return undefined;
  const inner =
    quote === "'"
      ? 'a text with an apostrophe needs double quotes around it: "It\'s here"'
      : `a text with quotes in it needs single quotes around it: 'Say "hi"'`;
  return [
    `the quotes do not match just before ${foundText(after)}`,
    `Either a closing quote is missing earlier on the line, or ${inner}.`,
  ];
}

function unclosedBracket({ error, after }: Failure, text: string): Explanation | undefined {
  if (after.trim() !== "") return undefined;
  const opened = error.labels.find(({ message }) => message === "Opened here");
  const bracket = opened ? `, as a ${text[opened.start]} is still open` : "";
  return [
    "the file ends before everything in it is closed",
    `Expected ${expectedText(error) ?? "a closing bracket"}${bracket}.`,
    text.trimEnd().length,
  ];
}

function missingCharacter({ error, before, after }: Failure): Explanation {
  const expected = expectedText(error);
  const found = foundText(after);
  if (expected === undefined) {
    const fix = "Look for a character too many, or one that is missing just before it.";
    return [`${found} does not belong here`, fix];
  }
  if (expected.startsWith("a comma") && /\n\s*$/.test(before)) {
    const message = "this line ends without a comma, and another entry follows";
    return [message, `Expected ${expected}.`, before.trimEnd().length];
  }
  const fix = `Expected ${expected}. Often a quote or a comma just before it is missing.`;
  return [`${found} is where something else was expected`, fix];
}

const characterNames: Record<string, string> = {
  ",": "a comma ,",
  ":": "a colon :",
  ";": "a semicolon ;",
  "}": "a closing brace }",
  "]": "a closing bracket ]",
  ")": "a closing parenthesis )",
  "{": "an opening brace {",
  "[": "an opening bracket [",
  "=": "an equals sign =",
};

/** The parser's "Expected `,` or `}` but found" in plain words. */
function expectedText({ message }: ParseError): string | undefined {
  const characters = /^Expected (.+) but found/.exec(message)?.[1]?.match(/`[^`]+`/g);
  const plain = characters?.map((one) => characterNames[one.slice(1, -1)] ?? one.slice(1, -1));
  return plain?.join(" or ");
}

/** The word or the character that a text begins with. */
function foundText(text: string): string {
  const [word = ""] = /^(?:[\w$]+|\S)/.exec(text.trimStart()) ?? [];
  if (word === "") return "the end of the file";
  return /\w/.test(word) ? quoted(word) : `the character ${word}`;
}
