import { writtenAmount } from "#domain/written-price.ts";
import { lineAt } from "./origins.ts";

/** A mistake in how a data file is written: where, and what to do. */
type Slip = { start: number; message: string };

type Token = { kind: string; code: string; start: number; end: number };

/** Space and notes; signs; texts; texts and notes without an end; words and numbers. */
const tokenPattern =
  /\s+|\/\/.*|\/\*[^]*?\*\/|(?<sign>[[\]{},:;=])|(?<text>"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*')|(?<endless>["'].*|\/\*[^]*)|(?<word>(?:(?!\/[/*])[^\s[\]{},:;="'])+)/gu;

/** What an owner reads, by the kind of mistake. */
export const sentences = {
  comma: "a comma is missing on this line, or another sign is in its place.",
  twoCommas: "there are two commas in a row. Delete one of them.",
  field: "after a field's name comes a colon, then its value. Before a note, write //.",
  value: "this is no text in quotes, no number, and not true or false.",
  quote: String.raw`a quote is missing or too many. A text is in straight quotes, on one line. For a new line in it, write \n; if it has quotes, use single ones: 'Say "hi"'.`,
  curly: 'this quote is curly. Write straight ones: ".',
  path: 'this is the path of a file. Write only its name, such as "radar.png".',
  note: "a note begins with //, and ends with its line.",
  endlessNote: "the note /* does not end. Write */ at its end, or // in place of /*.",
  conflict:
    "Git has put two versions of these lines here. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.",
  outside: "this is outside the data. Move it above the last line, ]; or };, or delete it.",
};
type Sentence = keyof typeof sentences;

const closers: Record<string, string> = { "[": "]", "{": "}" };

/**
 * The first thing in a data file that is not as owners should write it. It is read from the text alone: the
 * parser notices many mistakes only lines below, and speaks to programmers.
 */
export function syntaxSlip(text: string, exportName: string): Slip | undefined {
  const conflict = text.search(/^(?:<{7}|={7}|>{7})/m);
  if (conflict !== -1) return { start: conflict, message: sentences.conflict };
  const tokens = tokensOf(text);
  const name = tokens.findIndex(({ code }) => code === exportName);
  const first = tokens.findIndex(({ kind }, at) => name !== -1 && at > name && kind === "=");
  const open: Token[] = [];
  // An item is an entry of a list, or a field of a group.
  let expected: "value" | "item" | ":" | "," | "end" = "value";
  let field = "";
  for (const [at, token] of tokens.entries()) {
    const { kind, code, start } = token;
    const [last = token, next = token] = [tokens[at - 1], tokens[at + 1]];
    const around = open.at(-1);
    // Not in https://, where a quote is missing.
    const isName = /text|word/.test(kind) && next.kind === ":" && !/^https?$/.test(code);
    const slip = (sentence: Sentence, place = token) => {
      return { start: place.start, message: sentences[sentence] };
    };
    const valueSlip = (place: Token) => {
      const message = priceSentence(text.slice(place.start)) ?? sentences.value;
      return { start: place.start, message: `${field}: ${message}` };
    };
    const bracketSlip = () => {
      const line = lineAt(text, (around ?? tokens[first] ?? token).start);
      const message = `brackets come in pairs, [ with ] and { with }. From line ${line} to this one, one is missing or too many.`;
      return { start, message };
    };

    const broken = brokenSentence(token, last);
    if (broken) return slip(broken);
    // Without the export's first line, readDataFile says what is wrong.
    if (first === -1 || at <= first) continue;
    if (around && kind === closers[around.kind] && /item|,/.test(expected)) {
      open.pop();
      expected = open.length > 0 ? "," : "end";
    } else if (expected === "value" || (expected === "item" && around?.kind === "[")) {
      if (closers[kind]) {
        open.push(token);
        expected = "item";
      } else if (isName) return bracketSlip();
      else if (kind === "text" || isNumber(code) || /^(?:true|false)$/.test(code)) expected = ",";
      else if (kind === "word") return valueSlip(token);
      else if (kind === "," && last.kind === ",") return slip("twoCommas");
      else return expected === "value" ? slip("field", last) : bracketSlip();
    } else if (expected === "item") {
      const number = tokens[at - 2];
      if (isName) {
        field = code;
        expected = ":";
        // In 4,99 the point is a comma.
      } else if (number && isNumber(number.code) && isNumber(code)) return valueSlip(number);
      else if (kind === "," && last.kind === "," && !closers[next.kind]) return slip("twoCommas");
      else if (kind === "word" || (kind === "text" && !/[,\]]/.test(next.kind)))
        return slip("field");
      else return bracketSlip();
    } else if (expected === ":") {
      expected = "value";
    } else if (expected === ",") {
      const isWord = /text|word|[[{]/.test(kind);
      if (kind === ",") expected = "item";
      else if (code === "+" && last.kind === "text" && next.kind === "text") expected = "value";
      else if (isWord && last.kind === "text" && last.end === start) return slip("quote");
      else if (kind === "word" && last.kind === "word" && !isName) return valueSlip(last);
      else
        return isWord || (kind === ";" && !/[}\]]/.test(last.kind))
          ? slip("comma", last)
          : bracketSlip();
    } else if (/[,\]}]/.test(kind)) return bracketSlip();
    else if (!/;|end/.test(kind)) return slip("outside");
  }
  return undefined;
}

/** What a file consists of besides space and notes, and a token for its end. */
function tokensOf(text: string): Token[] {
  const tokens = Array.from(text.matchAll(tokenPattern)).flatMap(({ 0: code, index, groups }) => {
    const [name] = Object.entries(groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    if (name === undefined) return [];
    return [{ kind: name === "sign" ? code : name, code, start: index, end: index + code.length }];
  });
  const end = tokens.at(-1)?.end ?? 0;
  return [...tokens, { kind: "end", code: "", start: end, end }];
}

const isNumber = (code: string) => /^-?\d+(?:\.\d+)?(?:e\d+)?$/.test(code);

/** What to write for a price with other signs. Undefined if the code begins with something else. */
function priceSentence(code: string): string | undefined {
  const [line = ""] = code.split(/\r?\n|\s*\/\//);
  const price = line.replace(/(?:,(?! ?\d)|\s*[}\]]|;).*$/, "");
  const amount = writtenAmount(price);
  if (amount === undefined) return undefined;
  return `${price} is no number. Write ${amount}: with a point, and without another sign.`;
}

/** What is wrong with a token wherever it is. */
function brokenSentence({ kind, code, start }: Token, last: Token): Sentence | undefined {
  if (code.startsWith("/*")) return "endlessNote";
  if (/^[“”„‟‘’‚«»`´]|^["'].*[“”„‟‘’«»`´],?\s*(?:\/\/.*)?$/.test(code)) return "curly";
  if (/^["'][A-Za-z]:\\/.test(code)) return "path";
  if (/^(?:#|--|<!--|\/$)/.test(code) && last.kind !== ":" && last.end !== start) return "note";
  return kind === "endless" ? "quote" : undefined;
}
