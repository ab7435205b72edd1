import { blend, clampRgb, type Color, parse, wcagContrast } from "culori";

const pageSurface = "#0a0a0b";

/** The surface of the community notice: the design's token for raised surfaces. */
export const noticeSurface = "#121214";

/** A colour as every browser reads it, or undefined if no browser does. */
export function readColour(text: string): Color | undefined {
  const written = text.trim();
  // The parser also takes ffffff for #ffffff, which browsers do not.
  return /^[\da-f]+$/i.test(written) ? undefined : parse(written.toLowerCase());
}

/**
 * The contrast of text on a background, 1 to 21, or undefined where one is no colour. See-through
 * colours lie on the page's black.
 */
export function colourContrast(text: string, background: string): number | undefined {
  const front = readColour(text);
  const back = readColour(background);
  if (!front || !back) return undefined;
  const surface = flat([pageSurface, back]);
  return wcagContrast(flat([surface, front]), surface);
}

function flat(layers: [Color | string, ...Color[]]): Color {
  return clampRgb(blend(layers));
}
