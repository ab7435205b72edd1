import { comparedName } from "./same-name.ts";

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

export type ColourName = (typeof colourNames)[number];

/** Each colour as `#rrggbb`, in whatever notation it is written. */
export type ThemeColours = Record<ColourName, string>;

/** The names of the fonts, and those of the sizes, in `theme.css`. */
export const fontProperties = ["--font-display", "--font-sans", "--font-mono"];
export const sizeProperties = [
  "--text-label",
  "--text-body",
  "--text-lead",
  "--text-heading",
  "--text-subtitle",
  "--text-title",
  "--text-hero",
];

/** The template's fonts, the names that CSS has for fonts, and fonts that come with many systems. */
const commonFonts = new Set(
  "Big Shoulders, Big Shoulders Fallback, serif, sans-serif, monospace, cursive, fantasy, system-ui, ui-serif, ui-sans-serif, ui-monospace, ui-rounded, math, emoji, -apple-system, BlinkMacSystemFont, Arial, Arial Black, Arial Narrow, Avenir, Avenir Next, Avenir Next Condensed, Bahnschrift, Calibri, Cambria, Candara, Cantarell, Cascadia Code, Cascadia Mono, Charter, Comic Sans MS, Consolas, Courier, Courier New, DejaVu Sans, DejaVu Sans Mono, Didot, Franklin Gothic Medium, Futura, Garamond, Geneva, Georgia, Gill Sans, Helvetica, Helvetica Neue, Hiragino Sans, Impact, Liberation Mono, Liberation Sans, Lucida Console, Lucida Grande, Malgun Gothic, Menlo, Microsoft YaHei, Monaco, Noto Sans, Optima, Palatino, PingFang SC, Roboto, Rockwell, SF Mono, SF Pro, Segoe UI, Segoe UI Variable, Tahoma, Times, Times New Roman, Trebuchet MS, Ubuntu, Verdana, Yu Gothic"
    .split(", ")
    .map(comparedName),
);

/** Whether visitors have a font without the shop's help. */
export function isCommonFont(name: string): boolean {
  return commonFonts.has(comparedName(name));
}
