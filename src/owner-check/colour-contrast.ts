import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blend, clampRgb, type Color, parse, wcagContrast } from "culori";
import { themeColours } from "#prerender/theme-colours.ts";

const stylesheet = readFileSync(join(import.meta.dirname, "../styles.css"), "utf8");

/** The page's background, and the surface of the community notice. */
const { ink: pageSurface, raised: noticeSurface } = themeColours(stylesheet);
export { noticeSurface };

/** A colour as every browser reads it, or undefined if no browser does. */
export function readColour(text: string): Color | undefined {
  const written = text.trim();
  // The parser also takes ffffff for #ffffff, which browsers do not.
  return /^[\da-f]+$/i.test(written) ? undefined : parse(written.toLowerCase());
}

/**
 * The contrast of text on a background, 1 to 21, or undefined if either is not a colour. Transparent
 * colours are blended with the page's background.
 */
export function colourContrast(text: string, background: string): number | undefined {
  const front = readColour(text);
  const back = readColour(background);
  if (!front || !back) return undefined;
  const surface = clampRgb(blend([pageSurface, back]));
  return wcagContrast(clampRgb(blend([surface, front])), surface);
}
