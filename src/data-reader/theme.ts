import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clampRgb, type Color, formatHex, parse, wcagContrast } from "culori";
import { transform } from "lightningcss";
import {
  type AtRule,
  type ChildNode,
  type CssSyntaxError,
  type Declaration,
  parse as parseCss,
} from "postcss";
import { nearestName } from "#domain/nearest-name.ts";
import { colourNames, fontProperties, sizeProperties, type ThemeColours } from "#domain/theme.ts";
import { lineAt } from "./origins.ts";
import { refuse } from "./refuse.ts";
import { conflictLine, sentences } from "./syntax-slip.ts";

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
    names: fontProperties,
    isValid: (value: string) =>
      !/[“”‘’„]/.test(value) && valueOfProperty("font-family", value) !== undefined,
    rule: 'A font is a list of names in straight quotes, such as "Arial Narrow", sans-serif',
  },
  {
    names: sizeProperties,
    isValid: (value: string) =>
      !/^[\d.]+$/.test(value) && valueOfProperty("font-size", value) !== undefined,
    rule: "A size is written as 1rem or clamp(1rem, 0.9rem + 1vw, 2rem)",
  },
];

/** A mistake in `theme.css`, and its line. */
type ThemeMistake = { line: number; message: string };

/** What is wrong with a `theme.css` by itself: its syntax, and values that no browser reads. */
export function themeMistakes(css: string): ThemeMistake[] {
  const conflict = css.search(conflictLine);
  if (conflict !== -1) return [{ line: lineAt(css, conflict), message: sentences.conflict }];
  if (!css.includes("--color-")) {
    const fix = 'Go back to the version before: the guide says how, under "Go back".';
    return [{ line: 1, message: `the file is missing, or its colours are. ${fix}` }];
  }
  const mistake = syntaxMistake(css) ?? misplaced(css);
  if (mistake) return [mistake];
  const values = themeValues(css);
  // A note without a beginning above @theme hides it.
  if (values.size === 0) return [{ line: 1, message: syntaxMessage }];
  const known = new Set(kinds.flatMap(({ names }) => names));
  const unknown = [...values.keys()].filter((name) => !known.has(name));
  return kinds.flatMap(({ names, isValid, rule }) =>
    names.flatMap((name) => {
      const [value, other] = values.get(name) ?? [];
      const typed = value === undefined ? nearestName(name, unknown) : undefined;
      const line = themeLine(css, typed ?? name);
      if (typed !== undefined) return [{ line, message: typedMessage(typed, name) }];
      if (other !== undefined) {
        return [{ line, message: `${name} is there twice. Delete one of the two.` }];
      }
      if (value !== undefined && isValid(value)) return [];
      const shown = value === "" ? "empty" : (value ?? "missing");
      return [{ line, message: `${name} is ${shown}. ${rule}, and with a semicolon at its end.` }];
    }),
  );
}

const unclosedMessage =
  "the { of this line has no }. Write it on a line of its own, below the last value that belongs here.";

const syntaxMessage =
  "this cannot be read. Look here and at the line above: each value has a colon after its name, and a semicolon at its end; quotes and brackets come in pairs; and a note is between /* and */.";

/** The first mistake in the syntax, also where PostCSS, with which Vite reads, and other parsers go on. */
function syntaxMistake(css: string): ThemeMistake | undefined {
  try {
    parseCss(css).walk((node) => {
      if (!isReadable(node)) throw node.error("");
    });
    return undefined;
  } catch (error) {
    const { reason, line = 1 } = error as CssSyntaxError;
    if (reason === "Unclosed block") return { line, message: unclosedMessage };
    // It takes two quotes on different lines for a pair.
    const odd = css.split("\n").findIndex((one) => one.split('"').length % 2 === 0) + 1;
    return { line: reason === "Unclosed string" && odd > 0 ? odd : line, message: syntaxMessage };
  }
}

/** Rules that cannot be in the file. */
const foreignRules = new Map([
  ["apply", "@apply is of another program. Delete the line."],
  [
    "import",
    '@import loads nothing here. Delete the line: a font is a file in media, and the guide says how, under "Change the design".',
  ],
]);

/** The first line that is wrong where it is: within the braces of @theme, or anywhere. */
function misplaced(css: string): ThemeMistake | undefined {
  const found: ThemeMistake[] = [];
  parseCss(css).walk((node) => {
    const { parent } = node;
    const isInTheme = parent?.type === "atrule" && (parent as AtRule).name === "theme";
    const isValue = node.type === "comment" || (node.type === "decl" && node.prop.startsWith("--"));
    const line = node.source?.start?.line ?? 1;
    if (!isInTheme && node.type === "decl" && /[“”‘’„]/.test(node.value)) {
      found.push({ line, message: sentences.curly });
    }
    if (isInTheme && !isValue) {
      const prop = node.type === "decl" ? node.prop : "";
      const meant = `--${prop.replace(/^-/, "")}`;
      const isTyped = kinds.some(({ names }) => names.includes(meant));
      found.push({ line, message: isTyped ? typedMessage(prop, meant) : misplacedMessage });
    }
    const message = node.type === "atrule" ? foreignRules.get(node.name) : undefined;
    if (message !== undefined) found.push({ line, message });
    const rule =
      node.type === "atrule" ? `@${node.name}` : node.type === "rule" ? node.selector : "";
    const typed = nearestName(rule.replace(/^(?!@)/, "@"), ["@font-face", "@theme"]);
    if (typed !== undefined && typed !== rule) {
      found.push({ line, message: typedMessage(rule, typed) });
    }
  });
  return found[0];
}

const typedMessage = (typed: string, meant: string) => `${typed} is no name here: ${meant} is.`;

const misplacedMessage =
  "between the braces of @theme are only names that begin with --. Move this below the } that ends it.";

/** Whether every parser reads a part of a `theme.css` alike. */
function isReadable(node: ChildNode): boolean {
  if (/\S/.test(node.raws.before ?? "")) return false;
  if (node.type === "comment") return !node.text.includes("/*");
  if (node.type === "decl") {
    const runsOn = /\n\s*--[\w-]+\s*:/.test(node.value);
    const isInRule = node.parent?.type !== "root";
    return /^[\w-]+$/.test(node.prop) && !runsOn && hasPairs(node.value) && isInRule;
  }
  if (node.type === "rule") return hasPairs(node.selector) && isSelector(node.selector);
  return /^[\w-]+$/.test(node.name) && hasPairs(node.params);
}

function isSelector(code: string): boolean {
  try {
    transform({ filename: "rule.css", code: new TextEncoder().encode(`${code}{}`) });
    return true;
  } catch {
    return false;
  }
}

function hasPairs(code: string): boolean {
  const count = (sign: string) => code.split(sign).length;
  return count("(") === count(")") && count('"') % 2 === 1;
}

/** The line, from 1, where a value of a `theme.css` is written last; 1 if it is not. */
export function themeLine(css: string, name: string): number {
  return themeDeclarations(css).findLast(({ prop }) => prop === name)?.source?.start?.line ?? 1;
}

/** The values in the rules of a name in a `theme.css`. */
export function themeDeclarations(css: string, rule = "theme"): Declaration[] {
  const found: Declaration[] = [];
  parseCss(css).walkAtRules(rule, (one) => one.walkDecls((value) => void found.push(value)));
  return found;
}

/** The values of a `theme.css` by their names. */
function themeValues(css: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { prop, value } of themeDeclarations(css)) {
    values.set(prop, [...(values.get(prop) ?? []), value.trim()]);
  }
  return values;
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
  return Object.fromEntries(colours) as ThemeColours;
}

/**
 * Whether a background is for light or dark texts; browsers draw scrollbars and form controls to suit. A light one
 * is `only light`, because Android's automatic dark mode would repaint it.
 */
export function colourScheme(ink: string | Color): "dark" | "only light" {
  return wcagContrast(ink, "#fff") > wcagContrast(ink, "#000") ? "dark" : "only light";
}
