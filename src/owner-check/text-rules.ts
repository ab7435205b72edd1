import type { SoundData } from "./check-data.ts";
import { dataFileNames } from "./data-files.ts";
import { type Finding, subjectOf, warning } from "./finding.ts";
import { codePoint, hiddenCharacter, quoted } from "./value-text.ts";

/** A text or number of the data, and where it is. */
type Leaf = {
  holder: Record<string | number, unknown>;
  key: string | number;
  value: string | number;
};

/** Every text and number in a value, at any depth. */
export function leavesOf(holder: object): Leaf[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]): Leaf[] => {
    const key = Array.isArray(holder) ? Number(name) : name;
    if (typeof value === "string" || typeof value === "number") {
      return [{ holder: holder as Leaf["holder"], key, value }];
    }
    return typeof value === "object" && value !== null ? leavesOf(value) : [];
  });
}

const tags =
  "a|abbr|article|audio|b|big|blockquote|body|br|button|center|code|details|div|em|embed|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|mark|meta|nav|object|ol|option|p|path|pre|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|video";
const html = new RegExp(
  String.raw`<!--|<\/?(?:${tags})(?:[\s/][^<>]*)?>|&(?:[a-z]{2,8}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});`,
  "iu",
);

/** Warnings about what came into a text by copying: markup, hidden characters, blanks at its ends. */
export function textFindings(data: SoundData): Finding[] {
  const roots = [...data.products, ...dataFileNames.map((file) => data[file])];
  const sound = roots.filter((root) => root !== undefined && root !== data["products.ts"]);
  return sound.flatMap((root) => leavesOf(root as object)).flatMap(dirt);
}

function dirt({ holder, key, value }: Leaf): Finding[] {
  const text = `${value}`;
  const subject = subjectOf(holder, key);
  const findings: Finding[] = [];
  const markup = html.exec(text)?.[0];
  if (markup !== undefined) {
    const fix =
      "Shoppers see it letter by letter: take the tags out, and write < for &lt; and & for &amp;.";
    findings.push(warning(holder, key, `${subject} has HTML in it: ${quoted(markup)}`, fix));
  }
  const hidden = hiddenCharacter(text);
  if (hidden !== undefined) {
    const from = Math.max(0, text.indexOf(hidden) - 20);
    const around = quoted(text.slice(from, from + 40));
    const fix = "Delete the text around it and type it again instead of pasting it.";
    findings.push(
      warning(
        holder,
        key,
        `${subject} has the hidden character ${codePoint(hidden)} in it: ${around}`,
        fix,
      ),
    );
  }
  if (text !== text.trim()) {
    const end = text === text.trimEnd() ? "beginning" : "end";
    findings.push(
      warning(holder, key, `${subject} has a blank at its ${end}: ${quoted(text)}`, "Take it out."),
    );
  }
  return findings;
}
