import type { ParseResult } from "vite";
import type { SourceSlip } from "./source-slip.ts";

type ParseError = ParseResult["errors"][number];

/** The parser's words for signs, and ours. */
const signNames: Record<string, string> = {
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

/** What the parser stumbled over, in plain words: where, what stands there, what was expected. */
export function syntaxSlip(source: string, error: ParseError): SourceSlip {
  const at = error.labels[0]?.start ?? 0;
  return (
    strangeCharacter(source, at, error) ??
    openQuote(at, error) ??
    decimalComma(source, at) ??
    unclosed(source, at, error) ??
    missingSign(source, at, error) ?? {
      offset: at,
      fault: `${foundText(source, at)} does not belong here`,
      mend: "Look for a sign too many, or one that is missing just before it.",
    }
  );
}

function strangeCharacter(source: string, at: number, error: ParseError): SourceSlip | undefined {
  if (!error.message.startsWith("Invalid Character")) return undefined;
  const sign = String.fromCodePoint(source.codePointAt(at) ?? 0xfffd);
  return /[“”„«»‘’`´]/.test(sign)
    ? {
        offset: at,
        fault: `the quote ${sign} is a curly one`,
        mend: 'Texts stand in straight quotes: "like this".',
      }
    : {
        offset: at,
        fault: `the sign ${sign} cannot stand outside quotes`,
        mend: 'Take it out, or put the text in straight quotes: "like this".',
      };
}

function openQuote(at: number, error: ParseError): SourceSlip | undefined {
  if (!error.message.startsWith("Unterminated")) return undefined;
  return {
    offset: at,
    fault: "a text is opened with a quote and not closed in the same line",
    mend: 'Expected a closing quote: a text stands between two, "like this".',
  };
}

function decimalComma(source: string, at: number): SourceSlip | undefined {
  const [, number] = /:\s*(-?\d+\s*,\s*\d+)\s*$/.exec(source.slice(0, at)) ?? [];
  if (number === undefined) return undefined;
  return {
    offset: source.slice(0, at).trimEnd().length,
    fault: `the number ${number} has a comma`,
    mend: `Expected a decimal point: ${number.replace(/\s*,\s*/, ".")}.`,
  };
}

function unclosed(source: string, at: number, error: ParseError): SourceSlip | undefined {
  if (source.slice(at).trim() !== "") return undefined;
  const opened = error.labels.find(({ message }) => message === "Opened here");
  const sign = opened && source[opened.start];
  return {
    offset: source.trimEnd().length,
    fault: "the file ends before everything in it is closed",
    mend: `Expected ${expectedText(error) ?? "a closing sign"}${sign ? `, as a ${sign} is still open` : ""}.`,
  };
}

function missingSign(source: string, at: number, error: ParseError): SourceSlip | undefined {
  const expected = expectedText(error);
  if (expected === undefined) return undefined;
  const before = source.slice(0, at).trimEnd();
  const isLineEnd = source.slice(before.length, at).includes("\n");
  const isComma = expected.startsWith("a comma");
  return isLineEnd && isComma
    ? {
        offset: before.length,
        fault: "this line ends without a comma, and another entry follows",
        mend: `Expected ${expected}.`,
      }
    : {
        offset: at,
        fault: `${foundText(source, at)} stands where something else was expected`,
        mend: `Expected ${expected}. Often a quote or a comma just before it is missing.`,
      };
}

/** "`,` or `}` expected" in our words. */
function expectedText(error: ParseError): string | undefined {
  const signs = /^Expected (.+) but found/.exec(error.message)?.[1]?.match(/`[^`]+`/g);
  return signs
    ?.map((sign) => sign.slice(1, -1))
    .map((sign) => signNames[sign] ?? sign)
    .join(" or ");
}

function foundText(source: string, at: number): string {
  const [word] = /^(?:[\w$-]+|\S)/.exec(source.slice(at)) ?? ["the end of the file"];
  return word.length > 1 ? `"${word.slice(0, 40)}"` : `the sign ${word}`;
}
