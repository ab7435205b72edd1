import * as v from "valibot";
import { isHttpsAddress, isMailLink, isSitePath } from "./address.ts";
import { isCalendarDay } from "./calendar-day.ts";
import { nearestName } from "./nearest-name.ts";
import { isDemoSeller, isPlatformSite } from "./selling-platform.ts";

/**
 * Field schemas that several entities share. The owner reads a rule's message after the problem: it
 * describes a valid value, with an example.
 */

/** A group of these fields and no others. */
export function groupOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(", ");
  return v.strictObject(entries, ({ path }) => {
    if (!path) return `Write a group of fields in braces: ${names}.`;
    const name = path[0].key as string;
    const field = Object.hasOwn(entries, name) ? entries[name] : undefined;
    // A missing field shows its own message.
    const [issue] = (field && v.safeParse(field, undefined).issues) ?? [];
    const near = nearestName(name, Object.keys(entries));
    return issue?.message ?? (near ? `Write ${near}.` : `The fields here are ${names}.`);
  });
}

/** A list. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, "Write a list in square brackets; [] for none.");
}

/** A list that is not empty. The rule is the message if it is. */
export function filledList<Item extends v.GenericSchema>(item: Item, rule: string) {
  return v.pipe(v.array(item, "Write a list in square brackets."), v.minLength(1, rule));
}

/**
 * Control characters, lone surrogates, zero-width spaces from copied text, letters lost by an encoding,
 * and characters that reverse the direction of the text after them.
 */
const brokenCharacter =
  /[^\P{Cc}\n\r\t]|\p{Cs}|[\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufffd-\uffff]/u;

/** A letter, digit, punctuation mark or symbol, except blank characters that Unicode classifies as letters. */
const visibleCharacter = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text in quotes. For a number or boolean, the message says that the quotes are missing. */
export const quotedText = (rule: string) =>
  v.string(({ input }) =>
    /^(?:number|boolean)$/.test(typeof input) ? `Write "${String(input)}", in quotes.` : rule,
  );

/** A text with at least one visible character and none that cannot be displayed. */
export const textField = (rule: string) =>
  v.pipe(
    quotedText(rule),
    v.regex(visibleCharacter, rule),
    v.check(
      (value) => !brokenCharacter.test(value),
      ({ input }) => unseenMistake(input) ?? rule,
    ),
  );

/** A list of such texts. */
export const listOfTexts = (rule: string) =>
  v.array(textField(rule), "Write a list of texts in square brackets; [] for none.");

/** A character without a width. Texts in some languages need it, but ids, links and the like do not. */
const unseenCharacter = /\p{Default_Ignorable_Code_Point}/u;

/** A letter of another alphabet beside a Latin one. */
const foreignLetter = /(?<=[A-Za-z])(?=\p{L})\P{sc=Latn}|(?=\p{L})\P{sc=Latn}(?=[A-Za-z])/u;

/** A message about the character that makes a refused value look valid. Undefined if there is none. */
export function unseenMistake(value: string): string | undefined {
  const unseen = [brokenCharacter, unseenCharacter].find((pattern) => pattern.test(value));
  const [letter] = foreignLetter.exec(value) ?? [];
  if (!unseen) return letter && `In it, ${letter} is a letter of another alphabet: type it again.`;
  const at = value.search(unseen);
  const code = (value.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const place = at === 0 ? "at its beginning" : `after "${value.slice(Math.max(0, at - 12), at)}"`;
  return `It has a character that cannot be shown, U+${code} ${place}: type the text instead of pasting it, and save the file as UTF-8.`;
}

/** An id of the selling platform: a whole number above 0. */
export const platformId = (rule: string) =>
  v.pipe(v.number(rule), v.safeInteger(rule), v.minValue(1, rule));

const priceRule = "A price is a number above 0 without quotes and currency sign, such as 6.99.";

/** A price in the shop's currency: above 0. The owner's check looks at its decimals. */
export const priceField = v.pipe(
  v.number(priceRule),
  v.check((value) => Number.isFinite(value) && value > 0, priceRule),
  // A longer price has no room in a row, and a far longer one is written with an exponent.
  v.ltValue(1_000_000_000, "A price is below 1,000,000,000."),
);

/** A link that is valid. The rule is the message if it is not. */
export const linkField = (isValid: (address: string) => boolean, rule: string) =>
  v.pipe(
    v.string(rule),
    v.check(isValid, ({ input }) => linkRule(input, rule)),
    v.metadata({ kind: "link" }),
  );

/** A link to another site: https only. */
export const httpsLink = linkField(
  isHttpsAddress,
  "A link starts with https:// and has no spaces, as copied from the browser's address bar.",
);

/** A link to another site (https) or a path on this one, such as /status. */
export const linkOrPath = linkField(
  (address) => isHttpsAddress(address) || isSitePath(address),
  "A link starts with https:// and has no spaces, or is a page such as /status or a file in public such as /terms.pdf.",
);

/** A link to another site, a path on this one, or an email address as a link. */
export const linkOrMail = linkField(
  (address) => isHttpsAddress(address) || isSitePath(address) || isMailLink(address),
  "A link starts with https:// and has no spaces, or is a page such as /status, a file in public such as /terms.pdf, or an email address such as mailto:help@your-shop.com.",
);

/** The address of the owner's store or of a product in it, without a query, or of the demonstration. */
export const storeAddress = linkField(
  (address) =>
    isDemoSeller(address) ||
    (isHttpsAddress(address) && !isPlatformSite(address) && !/[?#]/.test(address)),
  "Open your store as a customer, and copy its address, from https:// up to the ? if there is one.",
);

/** The kinds of files in the media folder. */
export type MediaKind = "picture" | "film" | "mark" | "font";

/** What the text of a field refers to: a file in the media folder, or a page. */
export type FieldKind = MediaKind | "link";

const isAddress = (value: string) => /^\w+:|^\/\/|^www\./i.test(value);

/** The name of a file in `src/data/media/`, which the check looks for. */
export const mediaFile = (kind: MediaKind, rule: string) =>
  v.pipe(
    textField(rule),
    v.check((value) => !isAddress(value), rule),
    v.metadata({ kind }),
  );

const pictureRule =
  "A picture is the name of a file in src/data/media, such as private-reticle.png, or an address that starts with https://.";

/** A picture: the name of a file in `src/data/media/`, or an https address. */
export const pictureAddress = v.pipe(
  textField(pictureRule),
  v.check(
    (value) => !isAddress(value) || isHttpsAddress(value),
    ({ input }) => linkRule(input, pictureRule),
  ),
  v.metadata({ kind: "picture" }),
);

const youtubeIdRule =
  "A YouTube id is 11 characters, such as SAMPLEvid01: in the video's address, what follows watch?v= or youtu.be/.";

/** A YouTube id: eleven letters, digits, dashes or underscores. */
export const youtubeId = v.pipe(v.string(youtubeIdRule), v.regex(/^[\w-]{11}$/, youtubeIdRule));

const colourRule =
  "A colour is # and six digits or letters from a to f, such as #f5f5f2: a colour picker calls that hex.";

/** A colour as `#rrggbb`. */
export const hexColour = v.pipe(v.string(colourRule), v.regex(/^#[\da-f]{6}$/i, colourRule));

/** A day as `YYYY-MM-DD`. */
export const calendarDay = v.pipe(
  v.string('Write a day in quotes, year first: "2026-11-20".'),
  v.check(
    isCalendarDay,
    'Write a day that exists, in quotes and with dashes, year first: "2026-11-20".',
  ),
);

/** True or false, without quotes. */
export const yesOrNo = v.boolean("Write true or false, without quotes.");

/** The message for an invalid link: about its spaces or characters if only those are wrong, else the rule. */
function linkRule(address: string, rule: string): string {
  if (address !== address.trim()) return "Delete the space at its beginning or end.";
  const isWhole = isHttpsAddress(address) || isSitePath(address);
  return !isWhole && /^(?:https:\/\/|\/(?!\/))\S*$/.test(address)
    ? "A link has a plain host such as shop.example, and no quotes, semicolons, backslashes, braces or $: copy it from the browser's address bar."
    : rule;
}
