import { charactersOf, missingCharacters } from "#owner/check/card-fonts.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "#owner/check/finding.ts";
import { type Key, partsOf } from "#owner/check/reading/source-position.ts";
import { codePoint, hiddenCharacter, quoted } from "#owner/check/value-text.ts";

const maxDescriptionLength = 1500;
const maxNameLength = 80;

const tags =
  "a|abbr|article|audio|b|big|blockquote|body|br|button|center|code|details|div|em|embed|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|mark|meta|nav|object|ol|option|p|path|pre|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|video";
const html = new RegExp(
  String.raw`<!--|<\/?(?:${tags})(?:[\s/][^<>]*)?>|&(?:[a-z]{2,8}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});`,
  "iu",
);

/** Rules for texts: HTML, hidden characters, surrounding spaces, length, missing glyphs. */
export async function textRules(data: CheckedData, report: Report): Promise<void> {
  const { products, values, "shop.ts": shop, "home.ts": home, "status.ts": board } = data;
  for (const leaf of leavesOf(values)) copiedText(leaf, report);
  for (const entry of shop ? [...products, shop] : products) {
    const { length } = entry.description;
    if (length <= maxDescriptionLength) continue;
    const fix = `Shorten it to ${maxDescriptionLength}: few shoppers read more.`;
    report.warning(entry, "description", `which has ${length} characters`, fix);
  }
  const names = [...products, ...(board?.coming ?? []), ...(shop ? [shop] : [])];
  await cardTexts(names, "name", report);
  if (home) await cardTexts([home.hero], "headline", report);
}

/** A text or number in the data, and its position. */
type Leaf = { holder: Record<Key, string | number>; key: Key; text: string };

/** Every text and number in a value, at any depth. */
export function leavesOf(values: object): Leaf[] {
  return partsOf(values).flatMap(({ holder, key, value }) =>
    typeof value === "string" || typeof value === "number"
      ? { holder: holder as Leaf["holder"], key, text: `${value}` }
      : [],
  );
}

/** Warns of a long name, and of what comes with a text that is pasted from elsewhere. */
function copiedText({ holder, key, text }: Leaf, report: Report): void {
  const { length } = charactersOf(text);
  if (key === "name" && length > maxNameLength) {
    const fix = `Shorten it to ${maxNameLength}: a longer one does not fit on a card or in a row.`;
    report.warning(holder, key, `which has ${length} characters`, fix);
  }
  const markup = html.exec(text)?.[0];
  if (markup !== undefined) {
    const fix = "Shoppers see the code itself: delete tags, and write < for &lt; and & for &amp;.";
    report.warning(holder, key, `which contains HTML: ${quoted(markup)}`, fix);
  }
  const hidden = hiddenCharacter(text);
  if (hidden !== undefined) {
    const from = Math.max(0, text.indexOf(hidden) - 20);
    const around = quoted(text.slice(from, from + 40));
    const fix = "Delete the text around it, and type it instead of pasting it.";
    report.warning(
      holder,
      key,
      `which contains the hidden character ${codePoint(hidden)}: ${around}`,
      fix,
    );
  }
  if (text !== text.trim()) {
    const end = text === text.trimEnd() ? "begins" : "ends";
    report.warning(holder, key, `which ${end} with a space`, "Delete the space.");
  }
}

/** Warns once of texts with characters without a glyph in the cards' font: often it is the language. */
async function cardTexts<Field extends string>(
  entries: readonly { [Name in Field]: string }[],
  field: Field,
  report: Report,
): Promise<void> {
  const lacking = await Promise.all(
    entries.map(async (entry) => ({ entry, characters: await missingCharacters(entry[field]) })),
  );
  const [first, ...others] = lacking.filter(({ characters }) => characters.length > 0);
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} more like it)` : "";
  const shown = first.characters.slice(0, 5).join(" ");
  const fix = "The pages show them. The card leaves out the symbol, or the whole text.";
  const why = `which contains characters that the preview cards cannot show: ${shown}${more}`;
  report.warning(first.entry, field, why, fix);
}
