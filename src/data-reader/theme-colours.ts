import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clampRgb, type Color, formatHex, formatHex8, parse, wcagContrast } from "culori";
import { refuse } from "./owner-error.ts";

/** The colours in the owner's `theme.css`, without `--color-`. */
export const colourNames = [
  "ink",
  "raised",
  "pressed",
  "paper",
  "quiet",
  "green",
  "blue",
  "red",
  "yellow",
] as const;

/** The name of a colour in `theme.css`. */
export type ColourName = (typeof colourNames)[number];

/** Each colour as `#rrggbb` in whatever notation it is written, and that of strong lines as `#rrggbbaa`. */
export type ThemeColours = Record<ColourName | "line-strong", string>;

/** A colour's text in a `theme.css`, and where its line begins. Undefined if it is not there. */
export function writtenColour(
  css: string,
  name: ColourName,
): { value: string; offset: number } | undefined {
  const found = new RegExp(`--color-${name}\\s*:([^;}]*)`).exec(withoutComments(css));
  return found ? { value: (found[1] ?? "").trim(), offset: found.index } : undefined;
}

/** The text with spaces in place of its comments, so that positions stay the same. */
export function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
}

/** The colours of the `theme.css` in a data folder. */
export async function readThemeColours(dataDir: string): Promise<ThemeColours> {
  return themeColours(await readFile(join(dataDir, "theme.css"), "utf8"));
}

/** All colours of a `theme.css`. Throws if one is missing or unreadable, which the owner's check reports. */
export function themeColours(css: string): ThemeColours {
  const colours = colourNames.map((name) => {
    const colour = readColour(writtenColour(css, name)?.value ?? "");
    if (!colour) refuse(`theme.css has no colour --color-${name}. Run npm run check.`);
    return [name, formatHex(clampRgb(colour))] as const;
  });
  const own = Object.fromEntries(colours) as Record<ColourName, string>;
  // The text's colour, faint, as in src/shop/theme.css.
  return { ...own, "line-strong": formatHex8({ ...parse(own.paper), alpha: 0.18 } as Color) };
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
