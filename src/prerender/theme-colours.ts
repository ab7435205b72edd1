import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Design tokens by their names in the `@theme` block of `src/styles.css`. */
export type ThemeColours = Record<
  | "ink"
  | "paper"
  | "quiet"
  | "line"
  | "line-strong"
  | "green"
  | "blue"
  | "red"
  | "yellow"
  | "raised",
  string
>;

/** Reads the colours from the stylesheet. Throws if one is missing. */
export function themeColours(css: string): ThemeColours {
  const declared = Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  const colour = (name: keyof ThemeColours): string => {
    const value: unknown = declared[name];
    if (typeof value !== "string") throw new Error(`src/styles.css has no --color-${name}.`);
    return value;
  };
  return {
    ink: colour("ink"),
    paper: colour("paper"),
    quiet: colour("quiet"),
    line: colour("line"),
    "line-strong": colour("line-strong"),
    green: colour("green"),
    blue: colour("blue"),
    red: colour("red"),
    yellow: colour("yellow"),
    raised: colour("raised"),
  };
}

/** The colours of a project's stylesheet. */
export async function readThemeColours(root: string): Promise<ThemeColours> {
  return themeColours(await readFile(join(root, "src/styles.css"), "utf8"));
}
