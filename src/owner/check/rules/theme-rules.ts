import { clampRgb, type Color, formatHex, wcagContrast } from "culori";
import type { CheckedData } from "./checked-data.ts";
import { repeats } from "./repeat-rules.ts";
import type { Report } from "#owner/check/finding.ts";
import { didYouMean } from "#owner/check/nearest-name.ts";
import { lostFileFix } from "#owner/check/reading/read-source.ts";
import { fileStart } from "#owner/check/reading/source-position.ts";
import {
  colourNames,
  colourScheme,
  readColour,
  readTheme,
  themeColour,
  type Theme,
  type ThemeColours,
  withoutComments,
} from "#owner/check/theme-colours.ts";

const fonts = ["display", "sans", "mono"].map((name) => `--font-${name}`);
const sizes = ["label", "body", "lead", "heading", "subtitle", "title", "hero"].map(
  (name) => `--text-${name}`,
);
const colours = colourNames.map((name) => `--color-${name}`);
const names = [...colours, ...fonts, ...sizes];

const statusColours = ["green", "blue", "red", "yellow"] as const;

/** The contrast that texts need, from WCAG 2.2. */
const minContrast = 4.5;
const textOn = [
  { texts: ["paper", "quiet"], grounds: ["ink", "raised", "pressed"], example: "extreme" },
  { texts: statusColours, grounds: ["ink"], example: "same hue" },
] as const;

/** How a colour is written, in the message about one that is not. */
const colourRule =
  "A colour is written as #f5f5f2, white, rgb(245 245 242), hsl(60 13% 95%) or oklch(96% 0.004 107).";

/** What to do about a text that is not a colour. */
export function colourFix(written: string): string {
  if (readColour(`#${written.trim()}`)) return `Did you mean "#${written.trim()}"?`;
  const [, digits] = /^#(\w*)$/.exec(written.trim()) ?? [];
  if (digits === undefined) return colourRule;
  const count = [3, 4, 6, 8].includes(digits.length) ? "" : ` Here are ${digits.length}.`;
  return `After #, a colour has 6 digits or letters from a to f, such as #f5f5f2.${count}`;
}

/** Rules for `theme.css`: every value is there and readable, and texts stand out from their backgrounds. */
export function themeRules({ theme: text }: CheckedData, report: Report): void {
  const theme = readTheme(text);
  const { source, values } = theme;
  const block = /@theme\s+inline\s*\{([^{}]*)\}/.exec(withoutComments(text));
  if (values.size === 0) {
    report.textProblem(source, fileStart, "the file has lost its values", lostFileFix);
    return;
  }
  if (!block) {
    const message = "the block @theme inline { … } is missing, or one of its braces is";
    const fix = "Begin the file's values with @theme inline { and end them with }.";
    report.textProblem(source, fileStart, message, fix);
    return;
  }
  const missing = names.filter((name) => !values.has(name));
  const unknown = [...values].filter(([name]) => !names.includes(name));
  for (const [name, { span }] of unknown) {
    const fix = didYouMean(name, missing, `The values here are ${names.join(", ")}.`);
    report.textProblem(source, span, `there is no value named ${name}`, fix);
  }
  // A missing name is the consequence of an unknown one, or of a missing semicolon in the line before.
  const hasOther = unknown.length > 0 || [...values].some(([, { value }]) => value.includes("--"));
  for (const name of hasOther ? [] : missing) {
    const fix = `Write it again: ${name}: and a value, with a semicolon at the end.`;
    report.textProblem(source, fileStart, `the value ${name} is missing`, fix);
  }
  for (const [name, { value, span }] of values) {
    const rule = brokenRule(name, value);
    const shown = value === "" ? "empty" : value.replace(/\n[^]*/, "");
    if (rule !== undefined) report.textProblem(source, span, `${name} is ${shown}`, rule);
  }
  if (report.findings.some(({ file }) => file === source.path)) return;
  sameStatusColours(theme, report);
  if (!hasMixedGrounds(theme, report)) contrasts(theme, report);
}

/** Reports a status colour that is the same as another one: visitors would confuse the two. */
function sameStatusColours(theme: Theme, report: Report): void {
  const readable = statusColours.flatMap((name) => {
    const { colour, span } = colourAndPlace(theme, name);
    return colour && span ? [{ name, span, hex: formatHex(clampRgb(colour)) }] : [];
  });
  for (const [{ name, span }, first] of repeats(readable, ({ hex }) => hex)) {
    const message = `--color-${name} is the same as --color-${first.name}`;
    const fix = `Write a ${name} of its own: each colour stands for another status.`;
    report.textProblem(theme.source, span, message, fix);
  }
}

/** Reports a background that is light while the page's is dark, or the reverse: no text suits both. */
function hasMixedGrounds(theme: Theme, report: Report): boolean {
  const ink = themeColour(theme, "ink");
  return (["raised", "pressed"] as const).some((name) => {
    const { colour, span } = colourAndPlace(theme, name);
    if (!ink || !colour || !span) return false;
    const [shade, inkShade] = [colourScheme(colour), colourScheme(ink)];
    if (shade === inkShade) return false;
    const message = `--color-${name} is ${shade}, but --color-ink is ${inkShade}`;
    const fix = "Make ink, raised and pressed all dark or all light first, then the texts.";
    report.textProblem(theme.source, span, message, fix);
    return true;
  });
}

/** A colour of the theme, and its place in the file. */
function colourAndPlace(theme: Theme, name: keyof ThemeColours) {
  return {
    colour: themeColour(theme, name),
    span: theme.values.get(`--color-${name}`)?.span,
  };
}

/** The rule that a value breaks, if any. */
function brokenRule(name: string, value: string): string | undefined {
  if (value.includes("\n") && /--[\w-]+\s*:/.test(value)) {
    return "A semicolon is missing at the end of the line.";
  }
  const isBalanced = value.split("(").length === value.split(")").length;
  if (colours.includes(name)) {
    const colour = readColour(value);
    if (!colour) return colourFix(value);
    const isLine = name.startsWith("--color-line");
    const isOpaque = colour.alpha === undefined || colour.alpha === 1;
    return isLine || isOpaque ? undefined : "Only the colours of lines may be transparent.";
  }
  if (sizes.includes(name) && (!/^(?:[\d.]+(?:rem|px|em)|\w+\(.+\))$/s.test(value) || !isBalanced))
    return "A size is a number with rem or px, such as 1.25rem, or clamp() with three of them.";
  if (fonts.includes(name) && (value === "" || value.split('"').length % 2 === 0))
    return 'Fonts are names in pairs of quotes with commas between them, such as "Arial", sans-serif.';
  return undefined;
}

function contrasts(theme: Theme, report: Report): void {
  for (const { texts, grounds, example } of textOn) {
    for (const name of texts) {
      const { colour: front, span } = colourAndPlace(theme, name);
      for (const ground of grounds) {
        const back = themeColour(theme, ground);
        if (!front || !back || !span) continue;
        const fix = contrastFix(front, back, example);
        if (fix === undefined) continue;
        const message = `--color-${name} is hard to read on --color-${ground}`;
        report.textProblem(theme.source, span, message, fix);
        break;
      }
    }
  }
}

/**
 * What to do about a colour that is hard to read on another one: an example of the extreme, or one of
 * the same hue for a colour with a meaning. Undefined if it is not hard to read.
 */
export function contrastFix(
  front: Color,
  back: Color,
  example: "extreme" | "same hue" = "extreme",
): string | undefined {
  const contrast = wcagContrast(clampRgb(front), clampRgb(back));
  if (contrast >= minContrast) return undefined;
  const [better, extreme] =
    colourScheme(back) === "dark" ? ["lighter", "white"] : ["darker", "black"];
  const hint = example === "extreme" ? `, such as ${extreme}` : " of the same hue";
  // Rounded down, so that 4.49 is not shown as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `Use a ${better} colour${hint}: its contrast is ${shown} to 1, and texts need ${minContrast}.`;
}
