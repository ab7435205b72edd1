import type { ParseResult } from "vite";
import { quoted } from "./value-text.ts";

/** What the parser says of a place that it cannot read. */
export type ParseError = ParseResult["errors"][number];

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

/** "`,` or `}` expected" in our words. */
export function expectedText(error: ParseError): string | undefined {
  const signs = /^Expected (.+) but found/.exec(error.message)?.[1]?.match(/`[^`]+`/g);
  return signs
    ?.map((sign) => sign.slice(1, -1))
    .map((sign) => signNames[sign] ?? sign)
    .join(" or ");
}

/** What stands at a place: a word in quotes, or a sign. */
export function foundText(source: string, at: number): string {
  const [word = ""] = /^(?:[\w$]+|\S)/.exec(source.slice(at).trimStart()) ?? [];
  if (word === "") return "the end of the file";
  return /\w/.test(word) ? quoted(word) : `the sign ${word}`;
}
