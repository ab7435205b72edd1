import { blend, wcagContrast } from "culori";
import { errorAt, type Finding, valueError } from "#data-reader/finding.ts";
import type { Source } from "#data-reader/origins.ts";
import {
  colourRule,
  readColour,
  themeColours,
  themeLine,
  themeMistakes,
} from "#data-reader/theme.ts";
import type { ThemeColours } from "#domain/theme.ts";
import type { ShopData } from "./shop-data.ts";

/** What is wrong with `theme.css` by itself. */
export function themeErrors(css: string, dataFolder: string): Finding[] {
  const file = `${dataFolder}/theme.css`;
  return themeMistakes(css).map(({ line, message }) => errorAt(file, line, message));
}

/** The file with the notes on its lines. */
export function themeSource(text: string, dataFolder: string): Source {
  const comments = text.split("\n").flatMap((code, index) => {
    const [, note] = /\/\*(.*)\*\//.exec(code) ?? [];
    return note === undefined ? [] : [{ text: note, line: index + 1 }];
  });
  return { path: `${dataFolder}/theme.css`, text, comments };
}

/** The contrast that texts need, from WCAG 2.2. */
export const minContrast = 4.5;

type Pair = { text: keyof ThemeColours; ground: keyof ThemeColours; opacity?: number };

const surfaces = ["ink", "raised", "pressed"] as const;

/** Every text of the page with its ground. A browser test compares them with what is on the screens. */
export const textPairs: readonly Pair[] = [
  ...(["paper", "quiet", "green", "blue", "red", "yellow"] as const).flatMap((text) =>
    surfaces.map((ground) => ({ text, ground })),
  ),
  { text: "ink", ground: "paper" },
  // A filled button while it is pressed, and the captions of reviews.
  { text: "ink", ground: "quiet" },
  { text: "ink", ground: "paper", opacity: 0.7 },
];

/** Rules for colours: every text of the page and of the notices stands out from its background. */
export function colourRules({ theme, dataFolder, ...data }: ShopData): Finding[] {
  const { discord, announcement } = data["preferences.ts"].notifications;
  const colours = themeColours(theme);
  const hardTexts = textPairs.flatMap(({ text, ground, opacity }): Finding[] => {
    const fix = contrastFix(colours[text], colours[ground], opacity);
    if (fix === undefined) return [];
    const strength = opacity === undefined ? "" : `, at ${opacity * 100} %,`;
    const message = `--color-${text}${strength} is hard to read on --color-${ground}. ${fix}`;
    return [errorAt(`${dataFolder}/theme.css`, themeLine(theme, `--color-${text}`), message)];
  });
  return [
    ...hardTexts,
    ...noticeErrors(discord, colours.raised, `--color-raised of theme.css, ${colours.raised}`),
    ...(announcement.enabled ? colourErrors(announcement, "backgroundColor") : []),
    ...noticeErrors(announcement, announcement.backgroundColor),
  ];
}

function noticeErrors(
  notice: { enabled: boolean; textColor: string },
  background: string,
  name = background,
): Finding[] {
  if (!notice.enabled) return [];
  const errors = colourErrors(notice, "textColor");
  const fix = contrastFix(notice.textColor, background);
  if (errors.length > 0 || fix === undefined) return errors;
  return [valueError(notice, "textColor", `which is hard to read on ${name}`, fix)];
}

/** A colour of a notice that no browser reads, or that is see-through. */
function colourErrors<Field extends string>(
  notice: { [Name in Field]: string },
  field: Field,
): Finding[] {
  const colour = readColour(notice[field]);
  if (colour?.alpha === 1) return [];
  const why = colour ? "which is see-through" : "which is not a colour";
  return [valueError(notice, field, why, `${colourRule}, opaque.`)];
}

/** What to do about a text that is hard to read on its background. Undefined if it is not, or one is no colour. */
function contrastFix(text: string, background: string, opacity = 1): string | undefined {
  const [front, back] = [readColour(text), readColour(background)];
  if (front?.alpha !== 1 || back?.alpha !== 1) return undefined;
  const contrast = wcagContrast(blend([back, { ...front, alpha: opacity }]), back);
  if (contrast >= minContrast) return undefined;
  // Rounded down, so that 4.49 is not shown as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `Their contrast is ${shown} to 1, and texts need ${minContrast}: make one of the two lighter or darker.`;
}
