import { blend, clampRgb, type Color, parse, wcagContrast } from "culori";

const pageSurface = "#0a0a0b";

/** A colour as every browser reads it, or undefined if no browser does. */
export function readColour(text: string): Color | undefined {
  const written = text.trim();
  // The parser also takes ffffff for #ffffff, which browsers do not.
  return /^[\da-f]+$/i.test(written) ? undefined : parse(written.toLowerCase());
}

/** The contrast of text on a background, 1 to 21; see-through colours lie on the page's black. */
export function colourContrast(text: Color, background: Color): number {
  const surface = flat([pageSurface, background]);
  return wcagContrast(flat([surface, text]), surface);
}

function flat(layers: [Color | string, ...Color[]]): Color {
  return clampRgb(blend(layers));
}
