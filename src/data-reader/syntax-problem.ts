import { writtenAmount } from "#data-reader/written-amount.ts";
import { isLongWord } from "./diagnostic.ts";
import { lineAt, lineStartsOf } from "./source-location.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A mistake in how a data file is written: where, and what to do. `unquoted` is a text without its quotes. */
type SyntaxProblem = { start: number; message: string; unquoted?: string | undefined };

/** What an owner reads, by the kind of mistake. */
export const sentences = {
  comma: "a comma is missing on this line, or another sign is in its place.",
  twoCommas: "there are two commas in a row. Delete one of them.",
  twice:
    "is there twice. Delete one of the two. Or, if two entries run into one another here, write }, and { between them.",
  field: "after a field's name comes a colon, then its value. Before a note, write //.",
  missing: "its value is missing. Write one, or delete this line.",
  value: "this is not a text in quotes, a number, true, false or a list in square brackets.",
  list: "a list is in square brackets, [ and ].",
  quote: String.raw`a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".`,
  curly: 'this quote is not straight. Write ".',
  path: 'this is a path on your computer. Write only the file\'s name, such as "radar.png"; a link to a file in public is "/terms.pdf".',
  backslash: String.raw`a single \ is not shown. Write \\ for it.`,
  comment: "a note begins with //, and ends with its line.",
  endlessComment: "the note /* does not end. Write */ at its end, or // in place of /*.",
  conflict:
    "Git has put two versions of these lines here. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.",
  misplaced:
    "this is in the wrong place. A field belongs between the { and } of its entry, and an entry between the [ and ] of its list.",
  fence: "this line is not part of the data. Delete it.",
  commentBefore:
    "what comes after // is a note. Write the comma, and all else that belongs to the data, before it.",
  outside: "this is outside the data. Move it above the last line, ]; or };, or delete it.",
};

/** A line with which Git marks two versions of others. */
export const conflictLine = /^(?:<{7}|={7}|>{7})/m;

type Sentence = keyof typeof sentences;

function problemAt(sentence: Sentence, { start }: Token, field = ""): SyntaxProblem {
  const subject = field === "" ? "" : `${field.replaceAll(/["']/g, "")}: `;
  return { start, message: subject + sentences[sentence] };
}

const closers: Record<string, string> = { "[": "]", "{": "}" };

/**
 * The first thing in a data file that is not as owners should write it. It is read from the text alone: the
 * parser notices many mistakes only lines below, and speaks to programmers.
 */
export function syntaxProblem(text: string, exportName: string): SyntaxProblem | undefined {
  const conflict = text.search(conflictLine);
  if (conflict !== -1) return { start: conflict, message: sentences.conflict };
  const fence = text.search(/^ *```/m);
  if (fence !== -1) return { start: fence, message: sentences.fence };
  const tokens = tokensOf(text);
  const name = tokens.findIndex(({ code }) => code === exportName);
  const equals = tokens.findIndex(({ kind }, at) => name !== -1 && at > name && kind === "=");
  // Without the export's first line, readDataFile says what is wrong.
  const { found, end } = equals === -1 ? { end: tokens.length } : readTokens(text, tokens, equals);
  const broken = tokens
    .slice(0, end + 1)
    .map((token, at) => {
      const sentence = brokenSentence(token, tokens[at - 1] ?? token);
      return sentence && problemAt(sentence, token, fieldBefore(tokens, at));
    })
    .find((one) => one !== undefined);
  return broken ?? found;
}

/** The name of the field in whose value a token is. Empty if there is more than texts between. */
function fieldBefore(tokens: readonly Token[], at: number): string {
  const colon = tokens.findLastIndex(({ kind }, index) => index < at && kind !== "text");
  return tokens[colon]?.kind === ":" ? (tokens[colon - 1]?.code ?? "") : "";
}

/** Reads lists and groups up to the first token that does not fit, which is at `end`. */
function readTokens(text: string, tokens: readonly Token[], equals: number) {
  let at = equals + 1;
  let field = "";
  const open: Token[] = [];
  const token = (offset = 0): Token =>
    tokens[at + offset] ?? { kind: "end", code: "", start: 0, end: 0 };
  const is = (...kinds: string[]) => kinds.includes(token().kind);
  const isInList = () => open.at(-1)?.kind === "[";
  // Not in https://, where a quote is missing.
  const isName = () =>
    is("text", "word") && token(1).kind === ":" && !/^https?$/.test(token().code);

  /** Whether a comma or a bracket is in the note before a token. */
  const isInComment = () => /\/\/.*[,\]}]/.test(text.slice(token(-1).end, token().start));

  function bracketProblem(): SyntaxProblem {
    if (isInComment()) return problemAt("commentBefore", token(-1));
    if (hasPairs(tokens)) return problemAt("misplaced", token());
    const line = lineAt(lineStartsOf(text), (open.at(-1) ?? token(equals - at)).start);
    const message = `brackets come in pairs, [ with ] and { with }. From line ${line} to this one, one is missing, or there is one too many.`;
    return { start: token().start, message };
  }

  function valueProblem({ start }: Token): SyntaxProblem {
    const [line = ""] = text.slice(start).split(/\r?\n|\s+\/\//);
    const written = line.replace(/(?:,(?! ?[\d–-])|\s*[}\]]|;).*$/, "");
    const number = numberSentence(written, field);
    const isText = number === undefined && isBareText(written);
    const sentence = isText ? `a text is in quotes. Write "${written}".` : sentences.value;
    const unquoted = isText ? written : undefined;
    return { start, message: `${field}: ${number ?? sentence}`, unquoted };
  }

  function readValue(): SyntaxProblem | undefined {
    if (is("[", "{")) return readItems();
    // After a time's colon, as some keyboards have it beside the point: 14:99.
    if (is("word") && /^\d+:\d+$/.test(text.slice(token().start, token(2).end)))
      return valueProblem(token());
    if (is("}", "]") && token(-1).kind === ":") return problemAt("missing", token(-1), field);
    if (isName() || is("]", "}", ";", "end")) return bracketProblem();
    if (is(",") && token(-1).kind === ",") return problemAt("twoCommas", token());
    if (!is("text", "word")) return problemAt("field", token(-1));
    // The commas of Arabic, Chinese and Japanese keyboards.
    if (is("word") && /[،，、]$/.test(token().code)) return problemAt("comma", token(), field);
    if (is("word") && !isPlain(token().code)) return valueProblem(token());
    at += 1;
    const isSplit = token(-1).kind === "text" && token().code === "+" && token(1).kind === "text";
    if (!isSplit) return undefined;
    at += 1;
    return readValue();
  }

  /** Reads what is between two brackets: entries of a list or fields of a group, with commas. */
  function readItems(): SyntaxProblem | undefined {
    const closer = closers[token().kind] ?? "";
    const names = new Set<string>();
    const ownField = field;
    open.push(token());
    at += 1;
    while (!is(closer)) {
      const found = (isInList() ? readValue() : readField(names)) ?? readComma(closer);
      if (found) return found;
    }
    open.pop();
    field = ownField;
    at += 1;
    return undefined;
  }

  function readField(names: Set<string>): SyntaxProblem | undefined {
    const { kind, code, start } = token();
    // In 4,99 the point is a comma, and 16,- is 16.
    if (/^(?:[\d.]+|[–-]+)$/.test(code) && isNumber(token(-2).code)) return valueProblem(token(-2));
    if (!isName()) {
      const isList = token(-1).kind === "{" && kind === "text" && /^[,}]$/.test(token(1).kind);
      if (isList) return problemAt("list", token(-1), field);
      if (kind === "word" || (kind === "text" && !/[,\]]/.test(token(1).kind))) {
        return problemAt("field", token());
      }
      const isSecondComma = kind === "," && !closers[token(1).kind];
      return isSecondComma ? problemAt("twoCommas", token()) : bracketProblem();
    }
    field = code.replaceAll(/["']/g, "");
    if (names.has(field)) return { start, message: `${field} ${sentences.twice}` };
    names.add(field);
    at += 2;
    return readValue();
  }

  function readComma(closer: string): SyntaxProblem | undefined {
    const last = token(-1);
    if (is(closer)) return undefined;
    if (is(",")) {
      at += 1;
      return undefined;
    }
    const value = isInList() ? "" : field;
    if (isInComment()) return problemAt("commentBefore", last, value);
    if (is("word") && /^\p{P}+$/u.test(token().code)) return problemAt("comma", last, value);
    const isItem = is("text", "word", "[", "{");
    if (isItem && last.kind === "text" && last.end === token().start)
      return problemAt("quote", token(), field);
    if (is("word") && last.kind === "word" && !isName()) return valueProblem(last);
    const isSemicolon = is(";") && !/[}\]]/.test(last.kind);
    return isItem || isSemicolon ? problemAt("comma", last, value) : bracketProblem();
  }

  function readEnd(): SyntaxProblem | undefined {
    while (is(";")) at += 1;
    if (is("end")) return undefined;
    return is(",", "]", "}") ? bracketProblem() : problemAt("outside", token());
  }

  const found = readValue() ?? readEnd();
  return { found, end: at };
}

/** Whether each bracket has the other of its kind. */
function hasPairs(tokens: readonly Token[]): boolean {
  const open: string[] = [];
  for (const { kind } of tokens) {
    if (kind in closers) open.push(closers[kind] ?? "");
    else if (/^[\]}]$/.test(kind) && open.pop() !== kind) return false;
  }
  return open.length === 0;
}

const isPlain = (code: string) => isNumber(code) || /^(?:true|false)$/.test(code);
const isNumber = (code: string) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e\d+)?$/.test(code);

/** Whether code is a text that only lacks its quotes, and no secret. */
const isBareText = (code: string) => /^[\p{L}\p{N}#][^"'“”`\\]*$/u.test(code) && !isLongWord(code);

/** What to write for a number with other signs. Undefined if the code is something else. */
function numberSentence(written: string, field: string): string | undefined {
  const amount = writtenAmount(
    // "39 99" and "39:99" are no thousands.
    written.replace(/^(?=\.\d)/, "0").replace(/^(\d+)[ :](?=\d\d$)/, "$1."),
  );
  if (amount === undefined) return undefined;
  return field === "price"
    ? `${written} is not a number. Write ${amount}, with a decimal point and no other sign.`
    : `${written} is not a whole number. Write only its digits, such as ${Math.round(amount)}.`;
}

/** What is wrong with a token in any place. */
function brokenSentence({ kind, code, start }: Token, last: Token): Sentence | undefined {
  if (code.startsWith("/*")) return "endlessComment";
  if (/^[“”„‟‘’‚«»`´]|^["'].*[“”„‟‘’«»`´],?\s*(?:\/\/.*)?$/.test(code)) return "curly";
  if (/^["'][A-Za-z]:\\.*(?:\\|\.\w+)["'],?$/.test(code)) return "path";
  if (
    kind === "text" &&
    /(?<!\\)(?:\\\\)*\\(?![\\nrt"'/]|u[\da-fA-F]{4}|u\{[\da-fA-F]+\}|x[\da-fA-F]{2})/.test(code)
  )
    return "backslash";
  // A colour without quotes begins like a note of other languages.
  const isValue = last.kind === ":" || last.end === start;
  if (/^(?:#|--|<!--|\/$)/.test(code) && !isValue) return "comment";
  return kind === "endless" ? "quote" : undefined;
}
