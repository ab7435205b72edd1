import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clampRgb, type Color, formatHex, formatHex8, parse, wcagContrast } from "culori";
import { transform } from "lightningcss";
import { refuse } from "./refuse.ts";

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

/** How a colour is written, for messages. */
export const colourRule =
  "A colour is written as #f5f5f2, white, rgb(245 245 242), hsl(60 13% 95%) or oklch(96% 0.004 107)";

/** The values that a `theme.css` must have: their names, what is valid, and how one is written. */
const kinds = [
  {
    names: colourNames.map((name) => `--color-${name}`),
    isValid: (value: string) => readColour(value)?.alpha === 1,
    rule: `${colourRule}, opaque`,
  },
  {
    names: ["--font-display", "--font-sans", "--font-mono"],
    isValid: (value: string) =>
      !/[“”‘’„]/.test(value) && valueOfProperty("font-family", value) !== undefined,
    rule: 'A font is a list of names in straight quotes, such as "Arial Narrow", sans-serif',
  },
  {
    names: ["label", "body", "lead", "heading", "subtitle", "title", "hero"].map(
      (name) => `--text-${name}`,
    ),
    isValid: (value: string) =>
      !/^[\d.]+$/.test(value) && valueOfProperty("font-size", value) !== undefined,
    rule: "A size is written as 1rem or clamp(1rem, 0.9rem + 1vw, 2rem)",
  },
];

/** A mistake in `theme.css`, and its line. */
type ThemeMistake = { line: number; message: string };

/** What is wrong with a `theme.css` by itself: its syntax, and values that no browser reads. */
export function themeMistakes(css: string): ThemeMistake[] {
  if (!css.includes("--color-")) {
    const fix = 'Go back to the version before: the guide says how, under "Go back".';
    return [{ line: 1, message: `the file is missing, or its colours are. ${fix}` }];
  }
  const mistake = syntaxMistake(css);
  if (mistake) {
    const fix =
      "Look here and at the line above: each value ends with a semicolon, the last line is }, and a note is between /* and */.";
    return [{ line: mistake.line, message: `${mistake.message}. ${fix}` }];
  }
  const values = themeValues(css);
  return kinds.flatMap(({ names, isValid, rule }) =>
    names.flatMap((name) => {
      const [value, other] = values.get(name) ?? [];
      const line = themeLine(css, name);
      if (other !== undefined) {
        return [{ line, message: `${name} is there twice. Delete one of the two.` }];
      }
      if (value !== undefined && isValid(value)) return [];
      const shown = value === "" ? "empty" : (value ?? "missing");
      return [{ line, message: `${name} is ${shown}. ${rule}, and with a semicolon at its end.` }];
    }),
  );
}

function syntaxMistake(css: string): ThemeMistake | undefined {
  try {
    printed(css);
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } };
    return { line: loc?.line ?? 1, message };
  }
  // Browsers close what is open at the end of the file, and so does the parser. Tailwind does not.
  const isClosed = withoutComments(css).trimEnd().endsWith("}");
  return isClosed ? undefined : { line: css.split("\n").length, message: "The last } is missing" };
}

/** The line, from 1, where a value of a `theme.css` is written last; 1 if it is not. */
export function themeLine(css: string, name: string): number {
  const lines = withoutComments(css).split("\n");
  return Math.max(lines.findLastIndex((line) => new RegExp(`${name}\\s*:`).test(line)) + 1, 1);
}

/** The text with spaces in place of its comments, so that positions stay the same. */
function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
}

/** The values of a `theme.css` by their names, each as the parser prints it: on a line of its own. */
function themeValues(css: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [, name = "", value = ""] of printed(css).matchAll(/^\s*(--[\w-]+): *(.*?);?$/gm)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

function printed(css: string): string {
  const theme = { prelude: "<custom-ident>", body: "declaration-list" } as const;
  // Some editors begin a file with a byte-order mark.
  const code = new TextEncoder().encode(css.replace(/^\ufeff/, ""));
  const result = transform({ filename: "theme.css", code, customAtRules: { theme } });
  return new TextDecoder().decode(result.code);
}

/** A value of a property as the parser prints it, or undefined if the property cannot have it. */
function valueOfProperty(property: string, value: string): string | undefined {
  const found: string[] = [];
  const code = new TextEncoder().encode(`a{${property}:${value}}`);
  const visitor = { Declaration: (one: { property: string }) => void found.push(one.property) };
  try {
    const css = transform({ filename: "value.css", code, minify: true, visitor }).code;
    if (found.join() !== property || /[;{}]/.test(value)) return undefined;
    return new TextDecoder().decode(css).slice(`a{${property}:`.length, -1);
  } catch {
    // It is not even CSS, and so no value.
    return undefined;
  }
}

/** A colour as every browser reads it, or undefined if no browser does. */
export function readColour(text: string): Color | undefined {
  const colour = parse(valueOfProperty("color", text.trim()) ?? "");
  return colour && clampRgb({ ...colour, alpha: colour.alpha ?? 1 });
}

/** The colours of the `theme.css` in a data folder. */
export async function readThemeColours(dataDir: string): Promise<ThemeColours> {
  return themeColours(await readFile(join(dataDir, "theme.css"), "utf8"));
}

/** All colours of a `theme.css`. Throws if one is missing or unreadable, which the owner's check reports. */
export function themeColours(css: string): ThemeColours {
  const values = themeValues(css);
  const colours = colourNames.map((name) => {
    const colour = readColour(values.get(`--color-${name}`)?.at(-1) ?? "");
    if (!colour) refuse(`theme.css has no colour --color-${name}. Run npm run check.`);
    return [name, formatHex(colour)] as const;
  });
  const own = Object.fromEntries(colours) as Record<ColourName, string>;
  // The text's colour, faint, as in src/shop/theme.css.
  return { ...own, "line-strong": formatHex8({ ...parse(own.paper), alpha: 0.18 } as Color) };
}

/** Whether a background is for light or dark texts; browsers draw scrollbars and form controls to suit. */
export function colourScheme(ink: string | Color): "dark" | "light" {
  return wcagContrast(ink, "#fff") > wcagContrast(ink, "#000") ? "dark" : "light";
}
