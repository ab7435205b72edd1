/** A part of a file, or its end. Its kind is `text`, `word` for a number too, `endless`, or the sign itself. */
export type Token = { kind: string; code: string; start: number; end: number };

/** Space and notes; signs; texts; texts and notes without an end; words and numbers. */
const tokenPattern =
  /\s+|\/\/.*|\/\*[^]*?\*\/|(?<sign>[[\]{},:;=])|(?<text>"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*')|(?<endless>["'].*|\/\*[^]*)|(?<word>(?:(?!\/[/*])[^\s[\]{},:;="'])+)/gu;

/** What a file consists of besides space and notes, and a token for its end. */
export function tokensOf(text: string): Token[] {
  const tokens = Array.from(text.matchAll(tokenPattern)).flatMap(({ 0: code, index, groups }) => {
    const [name] = Object.entries(groups ?? {}).find(([, part]) => part !== undefined) ?? [];
    if (name === undefined) return [];
    return [{ kind: name === "sign" ? code : name, code, start: index, end: index + code.length }];
  });
  const end = tokens.at(-1)?.end ?? 0;
  return [...tokens, { kind: "end", code: "", start: end, end }];
}
