import type { ParseResult } from "vite";
import { type Finding, type Source, textProblem } from "./finding.ts";
import { didYouMean } from "./nearest-name.ts";
import { quoted } from "./value-text.ts";

/** What the parser says about a place that it cannot read. */
type ParseError = ParseResult["errors"][number];

/** What an explanation looks at: the text, the place of the error, the parser's words. */
type SyntaxError = { text: string; at: number; error: ParseError };

/** An explanation; `at` is where it differs from the parser's place. */
type Explanation = { at?: number; message: string; fix: string };

/** What the parser cannot read, in plain words. The first explanation that fits is given. */
export function syntaxProblem(source: Source, error: ParseError): Finding {
  const at = error.labels[0]?.start ?? 0;
  const given = { text: source.text, at, error };
  const explanation = explanations.reduce<Explanation | undefined>(
    (found, explain) => found ?? explain(given),
    undefined,
  ) ?? {
    message: `${foundText(given)} does not belong here`,
    fix: "Look for a character too many, or one that is missing just before it.",
  };
  const start = explanation.at ?? at;
  return textProblem(source, { start, end: start }, explanation.message, explanation.fix);
}

const explanations: ((given: SyntaxError) => Explanation | undefined)[] = [
  strangeCharacter,
  unclosedText,
  mergeMarks,
  unknownWord,
  decimalComma,
  currencySign,
  innerQuote,
  unclosedBracket,
  missingCharacter,
];

function strangeCharacter({ text, at, error }: SyntaxError): Explanation | undefined {
  if (!error.message.startsWith("Invalid Character")) return undefined;
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0xfffd);
  return /[“”„«»‘’`´]/.test(character)
    ? {
        message: `the quote ${character} is a curly one`,
        fix: 'Write texts in straight quotes: "like this".',
      }
    : {
        message: `the character ${quoted(character)} cannot be outside quotes`,
        fix: 'Take it out, or put the text in straight quotes: "like this".',
      };
}

function unclosedText({ error }: SyntaxError): Explanation | undefined {
  if (!error.message.startsWith("Unterminated")) return undefined;
  return error.message.includes("comment")
    ? { message: "a comment is opened with /* and not closed", fix: "Expected */." }
    : {
        message: "a text is opened with a quote and not closed on the same line",
        fix: 'Expected a closing quote: "like this".',
      };
}

function mergeMarks({ error }: SyntaxError): Explanation | undefined {
  if (!error.message.includes("diff marker")) return undefined;
  return {
    message: "two versions of the file were merged and the marks left in",
    fix: "Keep one version, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  };
}

function unknownWord({ text, at, error }: SyntaxError): Explanation | undefined {
  if (!error.message.startsWith("Expected a semicolon")) return undefined;
  const [word = ""] = /[\w$]+$/.exec(text.slice(0, at)) ?? [];
  const otherwise = "Expected a line that begins with export const, or the end of the list above.";
  return {
    message: `${quoted(word)} does not belong here`,
    fix: didYouMean(word, ["export", "import", "const", "type"], otherwise),
  };
}

function decimalComma({ text, at }: SyntaxError): Explanation | undefined {
  const [, number] = /:\s*(-?\d+\s*,\s*\d+)\s*$/.exec(text.slice(0, at)) ?? [];
  if (number === undefined) return undefined;
  return {
    at: text.slice(0, at).trimEnd().length,
    message: `the number ${number} has a comma`,
    fix: `Expected a decimal point: ${number.replace(/\s*,\s*/, ".")}.`,
  };
}

function currencySign({ text, at }: SyntaxError): Explanation | undefined {
  const [line = ""] = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n");
  const [, price, before, after] =
    /(?:^|[{,])\s*\w+\s*(:\s*(?:[$€£]\s*(\d[\d.]*)|(\d[\d.]*)\s*[$€£%]))/.exec(line) ?? [];
  if (price === undefined) return undefined;
  return {
    message: `the number ${price.slice(1).trim()} has a sign beside it`,
    fix: `Expected the number alone: ${before ?? after}.`,
  };
}

/** A letter directly after a quote: the quotes before it are not in pairs. */
function innerQuote(given: SyntaxError): Explanation | undefined {
  const { text, at } = given;
  const quote = text[at - 1];
  if ((quote !== '"' && quote !== "'") || !/\w/.test(text[at] ?? "")) return undefined;
  const inner =
    quote === "'"
      ? 'a text with an apostrophe needs double quotes around it: "It\'s here"'
      : `a text with quotes in it needs single quotes around it: 'Say "hi"'`;
  return {
    message: `the quotes do not match just before ${foundText(given)}`,
    fix: `Either a closing quote is missing earlier on the line, or ${inner}.`,
  };
}

function unclosedBracket({ text, at, error }: SyntaxError): Explanation | undefined {
  if (text.slice(at).trim() !== "") return undefined;
  const opened = error.labels.find(({ message }) => message === "Opened here");
  const bracket = opened ? `, as a ${text[opened.start]} is still open` : "";
  return {
    at: text.trimEnd().length,
    message: "the file ends before everything in it is closed",
    fix: `Expected ${expectedText(error) ?? "a closing bracket"}${bracket}.`,
  };
}

function missingCharacter(given: SyntaxError): Explanation | undefined {
  const expected = expectedText(given.error);
  if (expected === undefined) return undefined;
  const { length } = given.text.slice(0, given.at).trimEnd();
  const isLineEnd = given.text.slice(length, given.at).includes("\n");
  return isLineEnd && expected.startsWith("a comma")
    ? {
        at: length,
        message: "this line ends without a comma, and another entry follows",
        fix: `Expected ${expected}.`,
      }
    : {
        message: `${foundText(given)} is where something else was expected`,
        fix: `Expected ${expected}. Often a quote or a comma just before it is missing.`,
      };
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
function expectedText(error: ParseError): string | undefined {
  const characters = /^Expected (.+) but found/.exec(error.message)?.[1]?.match(/`[^`]+`/g);
  return characters
    ?.map((one) => one.slice(1, -1))
    .map((one) => characterNames[one] ?? one)
    .join(" or ");
}

/** The word or the character at the error. */
function foundText({ text, at }: SyntaxError): string {
  const [word = ""] = /^(?:[\w$]+|\S)/.exec(text.slice(at).trimStart()) ?? [];
  if (word === "") return "the end of the file";
  return /\w/.test(word) ? quoted(word) : `the character ${word}`;
}
