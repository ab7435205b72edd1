import { didYouMean } from "./nearest-name.ts";
import { expectedText, foundText, type ParseError } from "./parser-words.ts";
import type { SourceSlip } from "./source-slip.ts";
import { quoted } from "./value-text.ts";

/** What the parser stumbled over, in plain words: where, what stands there, what was expected. */
export function syntaxSlip(source: string, error: ParseError): SourceSlip {
  const at = error.labels[0]?.start ?? 0;
  return (
    strangeCharacter(source, at, error) ??
    openText(at, error) ??
    mergeMarks(at, error) ??
    unknownWord(source, at, error) ??
    decimalComma(source, at) ??
    currencySign(source, at) ??
    innerQuote(source, at) ??
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

function openText(at: number, error: ParseError): SourceSlip | undefined {
  if (!error.message.startsWith("Unterminated")) return undefined;
  if (error.message.includes("comment")) {
    return {
      offset: at,
      fault: "a comment is opened with /* and not closed",
      mend: "Expected */.",
    };
  }
  return {
    offset: at,
    fault: "a text is opened with a quote and not closed in the same line",
    mend: 'Expected a closing quote: a text stands between two, "like this".',
  };
}

function mergeMarks(at: number, error: ParseError): SourceSlip | undefined {
  if (!error.message.includes("diff marker")) return undefined;
  return {
    offset: at,
    fault: "two versions of the file were put together and the marks left in",
    mend: "Keep one version, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  };
}

function unknownWord(source: string, at: number, error: ParseError): SourceSlip | undefined {
  if (!error.message.startsWith("Expected a semicolon")) return undefined;
  const [word = ""] = /[\w$]+$/.exec(source.slice(0, at)) ?? [];
  const otherwise = "Expected a line that begins with export const, or an end of the list above.";
  return {
    offset: at,
    fault: `${quoted(word)} does not belong here`,
    mend: didYouMean(word, ["export", "import", "const", "type"], otherwise),
  };
}

function currencySign(source: string, at: number): SourceSlip | undefined {
  const [line = ""] = source.slice(source.lastIndexOf("\n", at - 1) + 1).split("\n");
  const [, price, before, after] =
    /(?:^|[{,])\s*\w+\s*(:\s*(?:[$€£]\s*(\d[\d.]*)|(\d[\d.]*)\s*[$€£%]))/.exec(line) ?? [];
  if (price === undefined) return undefined;
  return {
    offset: at,
    fault: `the number ${price.slice(1).trim()} has a sign beside it`,
    mend: `Expected the number alone: ${before ?? after}.`,
  };
}

/** A letter right behind a quote: the quotes before it do not go in pairs. */
function innerQuote(source: string, at: number): SourceSlip | undefined {
  const quote = source[at - 1];
  if ((quote !== '"' && quote !== "'") || !/\w/.test(source[at] ?? "")) return undefined;
  const ofItsOwn =
    quote === "'"
      ? 'an apostrophe needs double quotes around the text: "It\'s here"'
      : `a quote of the text's own needs single quotes around it: 'Say "hi"'`;
  return {
    offset: at,
    fault: `the quotes do not match just before ${foundText(source, at)}`,
    mend: `Either a closing quote is missing earlier in the line, or ${ofItsOwn}.`,
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
