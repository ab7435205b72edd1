import * as v from "valibot";
import { filledList, groupOf, hexColour, listOf, mediaFile, textField } from "./fields.ts";

const nameRule = 'A font is its name alone, such as "Arial Narrow".';
const weightRule = 'A weight is written as "400", or as "100 900" for a file with all of them.';
const rangeRule = 'The letters of a file are written as in CSS, such as "U+600-6FF, U+200C".';

const fontFileSchema = groupOf({
  file: mediaFile(
    "font",
    "A font is the name of a file in src/data/media, such as bebas-neue.woff2.",
  ),
  weight: v.optional(v.pipe(v.string(weightRule), v.regex(/^\d{1,4}(?: \d{1,4})?$/, weightRule))),
  unicodeRange: v.optional(
    v.pipe(
      v.string(rangeRule),
      v.regex(/^U\+[\da-f]+(?:-[\da-f]+)?(?:, *U\+[\da-f]+(?:-[\da-f]+)?)*$/i, rangeRule),
    ),
  ),
});

const fontSchema = groupOf({
  names: filledList(
    v.pipe(textField(nameRule), v.regex(/^[\p{L}\p{N}_-][\p{L}\p{M}\p{N} &_-]*$/u, nameRule)),
    'Write at least one name, such as ["Arial"].',
  ),
  files: v.optional(listOf(fontFileSchema)),
});

export const themeSchema = groupOf({
  colours: groupOf({
    ink: hexColour,
    raised: hexColour,
    pressed: hexColour,
    paper: hexColour,
    quiet: hexColour,
    green: hexColour,
    blue: hexColour,
    red: hexColour,
    yellow: hexColour,
  }),
  fonts: groupOf({ display: fontSchema, sans: fontSchema, mono: fontSchema }),
});

/** The colours and fonts of the shop. Pages and the demonstration take both from here, preview cards and icons the colours. */
export type Theme = v.InferOutput<typeof themeSchema>;

export type ThemeColours = Theme["colours"];

/** A font's names in order of preference. The files, if any, are those of the first. */
export type ThemeFont = v.InferOutput<typeof fontSchema>;

/** The template's fonts, which a theme can name without listing their files. */
export const templateFontNames = ["Big Shoulders"] as const;

/** A file of a font: all of its letters, or those of a range. */
export type FontFile = v.InferOutput<typeof fontFileSchema>;

/** Whether the name of a font is one of CSS's own, such as serif or system-ui: each browser has such a font. */
export function isGenericFont(name: string): boolean {
  return /^(?:(?:ui-)?(?:sans-serif|serif|monospace)|ui-rounded|system-ui|-apple-system|cursive|fantasy|math|emoji)$/.test(
    name,
  );
}
