import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Design tokens by their names in the `@theme` block of `src/styles.css`. */
const colourNames = [
  "ink",
  "paper",
  "quiet",
  "line",
  "line-strong",
  "green",
  "blue",
  "red",
  "yellow",
  "raised",
] as const;

export type ThemeColours = Record<(typeof colourNames)[number], string>;

/** Reads the colours from the stylesheet. Throws if one is missing. */
export function themeColours(css: string): ThemeColours {
  const declared = new Map(
    Array.from(css.matchAll(/--color-([\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value]),
  );
  const colours = colourNames.map((name) => {
    const value = declared.get(name);
    if (value === undefined) throw new Error(`src/styles.css has no --color-${name}.`);
    return [name, value];
  });
  return Object.fromEntries(colours) as ThemeColours;
}

/** The colours of a project's stylesheet. */
export async function readThemeColours(root: string): Promise<ThemeColours> {
  return themeColours(await readFile(join(root, "src/styles.css"), "utf8"));
}
