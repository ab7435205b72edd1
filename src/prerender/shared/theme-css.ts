import { wcagContrast } from "culori";
import type { FontFile, Theme, ThemeFont } from "#domain/theme.ts";
import { arialBold, templateFonts } from "./template-fonts.ts";

/** The theme for Tailwind: the colours and fonts of its utilities, and the faces of the fonts. */
export function themeCss(theme: Theme, mediaUrl: string): string {
  const faces = Object.values(theme.fonts).flatMap((font) => fontFaces(font, mediaUrl));
  // Inline, as shop/theme.css is.
  return [
    `@theme inline {\n${variables(theme)}\n}`,
    `@theme {\n${lineColours(theme)}\n}`,
    ...new Set(faces),
  ].join("\n");
}

/**
 * How much of the text's colour a line has, in per cent: between sections and rows, around a control, whose border
 * needs a contrast of 3 : 1, and where it is stronger. On a light background, a line of the same share would look weaker.
 */
export const lineShares = {
  dark: { line: 10, control: 40, "line-strong": 18 },
  "only light": { line: 15, control: 55, "line-strong": 25 },
};

function lineColours({ colours }: Theme): string {
  // Not `color-mix`, which Tailwind writes twice, for browsers without it.
  return Object.entries(lineShares[colourScheme(colours.ink)])
    .map(([name, share]) => `  --color-${name}: rgb(from var(--color-paper) r g b / ${share}%);`)
    .join("\n");
}

/**
 * The `color-scheme` of a background, by which browsers draw scrollbars and form controls. A light one is
 * `only light`, because Android's automatic dark mode would repaint it.
 */
export function colourScheme(ink: string): "dark" | "only light" {
  return wcagContrast(ink, "#fff") > wcagContrast(ink, "#000") ? "dark" : "only light";
}

/** The theme for pages without Tailwind: as variables of the same names. */
export function themeVariablesCss(theme: Theme): string {
  return `:root {\n${variables(theme)}\n${lineColours(theme)}\n  color-scheme: ${colourScheme(theme.colours.ink)};\n}\n`;
}

/** The file of the display font with the letters that every page uses. Undefined for a font that systems have. */
export function preloadedFont({ fonts }: Theme): string | undefined {
  return filesOf(fonts.display)[0]?.file;
}

function variables({ colours, fonts }: Theme): string {
  return [
    ...Object.entries(colours).map(([name, value]) => `  --color-${name}: ${value};`),
    ...Object.entries(fonts).map(([name, font]) => {
      const generic = name === "mono" ? "monospace" : "sans-serif";
      return `  --font-${name}: ${[...familiesOf(font), generic].map(quoted).join(", ")};`;
    }),
  ].join("\n");
}

const fallbackName = (name: string) => `${name} Fallback`;

function familiesOf({ names }: ThemeFont): string[] {
  const [name = "", ...others] = names;
  return name in templateFonts ? [name, fallbackName(name), ...others] : [...names];
}

/** Keywords of CSS, such as system-ui, are valid only without quotes. */
const quoted = (name: string) => (/^[a-z-]+$/i.test(name) ? name : `"${name}"`);

function filesOf({ names: [name = ""], files }: ThemeFont): readonly FontFile[] {
  return files ?? templateFonts[name]?.files ?? [];
}

function fontFaces(font: ThemeFont, mediaUrl: string): string[] {
  const [name = ""] = font.names;
  const files = filesOf(font).map(({ file, weight = allWeights, unicodeRange }) =>
    fontFace(name, {
      src: `url("${font.files ? `${mediaUrl}/` : ""}${file}")`,
      "font-weight": weight,
      "font-display": "swap",
      ...(unicodeRange !== undefined && { "unicode-range": unicodeRange }),
    }),
  );
  const fallbacks = (templateFonts[name]?.fallbacks ?? []).map((metrics) =>
    fontFace(fallbackName(name), {
      src: arialBold,
      "font-weight": allWeights,
      "line-gap-override": "0%",
      ...metrics,
    }),
  );
  return [...files, ...fallbacks];
}

const allWeights = "100 900";

function fontFace(name: string, descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([key, value]) => `  ${key}: ${value};`);
  return ["@font-face {", `  font-family: ${quoted(name)};`, ...lines, "}"].join("\n");
}
