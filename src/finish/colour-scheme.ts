import { wcagContrast } from "culori";

/**
 * Whether a background is for light or dark texts; browsers draw scrollbars and form controls to suit. A light one
 * is `only light`, because Android's automatic dark mode would repaint it.
 */
export function colourScheme(ink: string): "dark" | "only light" {
  return wcagContrast(ink, "#fff") > wcagContrast(ink, "#000") ? "dark" : "only light";
}
