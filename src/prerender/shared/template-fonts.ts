import type { FontFile, templateFontNames } from "#domain/theme.ts";

/** A font of the template's packages. */
type TemplateFont = {
  /** Files in packages. The first has the letters that every page uses, and is preloaded. The build leaves out
      files whose letters no page has. */
  files: readonly FontFile[];
  /** Descriptors of faces for system fonts. A face without a `src` is for fonts with Arial's metrics. */
  fallbacks: readonly Record<string, string>[];
};

const sofia = "@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed";
const cairo = "@fontsource/cairo/files/cairo";
const bigShoulders = "@fontsource-variable/big-shoulders/files/big-shoulders";

const cyrillic = "U+301, U+400-45F, U+490-491, U+4B0-4B1, U+2116";
const arabic = "U+600-6FF, U+750-77F, U+200C, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC";

const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(", ");

/** Arial, and the fonts that other systems have with its metrics. */
export const arialBold = local("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold");

/** The files of the template's fonts. Another script is one more file. */
export const templateFonts: Readonly<Record<string, TemplateFont>> = {
  "Big Shoulders": {
    files: [
      { file: `${bigShoulders}-latin-wght-normal.woff2` },
      {
        file: `${bigShoulders}-latin-ext-wght-normal.woff2`,
        unicodeRange:
          "U+100-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF",
      },
      {
        file: `${bigShoulders}-vietnamese-wght-normal.woff2`,
        unicodeRange:
          "U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303-304, U+308-309, U+323, U+329, U+1EA0-1EF9, U+20AB",
      },
      // Faces of a similar weight for scripts that it lacks.
      { file: `${sofia}-cyrillic-800-normal.woff2`, unicodeRange: cyrillic },
      { file: `${cairo}-arabic-800-normal.woff2`, unicodeRange: arabic },
    ],
    // Arial with adjusted metrics, measured on this site's headlines at weight 800, so that nothing shifts
    // when the font loads. Its digits are wider.
    fallbacks: [
      { "size-adjust": "72.57%", "ascent-override": "135.8%", "descent-override": "29.6%" },
      {
        "size-adjust": "88%",
        "ascent-override": "112%",
        "descent-override": "24.4%",
        "unicode-range": "U+24, U+2E, U+30-39, U+20AC",
      },
      // Adjusted to the width of the faces above, measured on the words of src/words. Arial's Arabic letters
      // differ in width between systems, so the fonts of Linux and Android are named.
      { "size-adjust": "61.7%", "unicode-range": cyrillic },
      { src: local("DejaVu Sans Bold"), "size-adjust": "93.3%", "unicode-range": arabic },
      { src: local("Noto Sans Arabic Bold"), "size-adjust": "105.6%", "unicode-range": arabic },
      {
        src: local("Noto Naskh Arabic UI Bold", "NotoNaskhArabicUI-Bold"),
        "size-adjust": "122.9%",
        "unicode-range": arabic,
      },
    ],
  },
} satisfies Record<(typeof templateFontNames)[number], TemplateFont>;

/**
 * The fonts of preview cards, one file for each set of characters: the display font first, then fonts of a similar
 * weight. Satori reads no woff2 and no variable font.
 */
export const cardFontFiles = [
  ...["latin", "latin-ext", "vietnamese"].map(
    (set) => `@fontsource/big-shoulders/files/big-shoulders-${set}-800-normal.woff`,
  ),
  `${sofia}-cyrillic-800-normal.woff`,
  `${sofia}-greek-800-normal.woff`,
  `${cairo}-arabic-800-normal.woff`,
  // It also has the sign of the shekel.
  "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-800-normal.woff",
  "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-800-normal.woff",
];

/** The packages of the fonts that pages load, such as `@fontsource/cairo`. */
export const templateFontPackages = new Set(
  Object.values(templateFonts).flatMap(({ files }) =>
    files.map(({ file }) => file.split("/").slice(0, 2).join("/")),
  ),
);
