import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clampRgb, type Color, formatHex, formatHex8, parse, wcagContrast } from "culori";
import { ownersFolder } from "./data-folder.ts";
import { plainError } from "./plain-error.ts";
import type { Source, Span } from "#owner/check/reading/source-position.ts";

/** The colours of `theme.css`, without `--color-`. */
export const colourNames = [
  "ink",
  "raised",
  "pressed",
  "line",
  "line-strong",
  "paper",
  "quiet",
  "green",
  "blue",
  "red",
  "yellow",
] as const;

/** Each colour as `#rrggbb`, or as `#rrggbbaa` if it is transparent, in whatever notation it is written. */
export type ThemeColours = Record<(typeof colourNames)[number], string>;

/** The owner's file of colours and type, and the position of each value. */
export type Theme = {
  source: Source;
  values: Map<string, { value: string; span: Span }>;
};

/** Reads the custom properties of `theme.css`. */
export function readTheme(text: string, dataFolder = ownersFolder): Theme {
  const values: Theme["values"] = new Map();
  for (const { 0: whole, 1: name = "", 2: value = "", index } of withoutComments(text).matchAll(
    /(--[\w-]+)[^\S\n]*:([^;}]*)/g,
  )) {
    values.set(name, { value: value.trim(), span: { start: index, end: index + whole.length } });
  }
  return { source: { path: `${dataFolder}/theme.css`, text }, values };
}

/** The text with spaces in place of its comments, so that positions stay the same. */
export function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));
}

/** A colour of the theme, if it is there and every browser can read it. */
export function themeColour({ values }: Theme, name: keyof ThemeColours): Color | undefined {
  return readColour(values.get(`--color-${name}`)?.value ?? "");
}

/** The colours of the `theme.css` in a data folder. */
export async function readThemeColours(dataDir: string): Promise<ThemeColours> {
  return themeColours(await readFile(join(dataDir, "theme.css"), "utf8"));
}

/** All colours of a `theme.css`. Throws if one is missing or unreadable, which the owner's check reports. */
export function themeColours(css: string): ThemeColours {
  const theme = readTheme(css);
  const colours = colourNames.map((name) => {
    const colour = themeColour(theme, name);
    if (!colour) throw plainError(`theme.css has no colour --color-${name}. Run npm run check.`);
    const opaque = colour.alpha === undefined || colour.alpha === 1;
    return [name, (opaque ? formatHex : formatHex8)(clampRgb(colour))];
  });
  return Object.fromEntries(colours) as ThemeColours;
}

/** Whether a background is for light or dark texts; browsers draw scrollbars and form controls to suit. */
export function colourScheme(ink: string | Color): "dark" | "light" {
  return wcagContrast(ink, "#fff") > wcagContrast(ink, "#000") ? "dark" : "light";
}

/** A colour as every browser reads it, or undefined if no browser does. */
export function readColour(text: string): Color | undefined {
  const written = text.trim();
  // The parser also takes ffffff for #ffffff, which browsers do not.
  return /^[\da-f]+$/i.test(written) ? undefined : parse(written.toLowerCase());
}
