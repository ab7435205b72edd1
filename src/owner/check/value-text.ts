const maxShownLength = 60;

const hidden =
  /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffc]/u;

/** Hidden characters with a purpose: in emoji, between joined letters, and direction marks. */
const meaningful = new RegExp(
  [
    String.raw`\p{Emoji}\ufe0f`,
    String.raw`(?<=\p{Emoji}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Emoji})`,
    String.raw`\u{1f3f4}[\u{e0020}-\u{e007f}]+`,
    String.raw`(?<=\S)[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    // Scripts that join their letters, such as Arabic and Devanagari.
    String.raw`(?<=JOINING)[\u200c\u200d](?=JOINING)`.replaceAll(
      "JOINING",
      String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]`,
    ),
    String.raw`[\u061c\u200e\u200f\u2066-\u2069]`,
  ].join("|"),
  "gu",
);

/** The first invisible or reordering character without a purpose, if any. */
export function hiddenCharacter(text: string): string | undefined {
  return hidden.exec(text.replaceAll(meaningful, ""))?.[0];
}

/** A value as shown after "price is": like in the source, shortened if long. */
export function valueText(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value === undefined) return "missing";
  // The placeholder for a value that is not plain.
  if (typeof value === "symbol") return "unreadable";
  if (Array.isArray(value)) return value.length === 0 ? "empty" : "a list";
  return typeof value === "object" && value !== null
    ? "a group of fields"
    : `${value as number | boolean | null}`;
}

/** A text in quotes on one line, shortened if long, with visible code points for hidden characters. */
export function quoted(text: string): string {
  if (text.trim() === "") return text === "" ? "empty" : "empty: it has spaces only";
  const line = Array.from(text.replaceAll(/[\n\r\t]+/g, " "), (one) =>
    hidden.test(one) ? codePoint(one) : one,
  );
  const end = line.length > maxShownLength ? "…" : "";
  return `"${line.slice(0, maxShownLength).join("")}${end}"`;
}

/** A character's code point: `U+00AD`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
