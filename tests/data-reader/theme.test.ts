import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import { expect, test } from "vitest";
import { colourScheme, readColour, themeColours, themeMistakes } from "#data-reader/theme.ts";
import { edited } from "#tests/owner/check/small-shop.ts";

const theme = readFileSync("tests/shop/theme.css", "utf8");

test("lines are the text's colour, so that they show on a light background too", () => {
  expect(themeColours(theme)).toMatchObject({ "line-strong": "#f5f5f22e" });
  const light = themeColours(edited(theme, "#f5f5f2", "#111"));
  expect(light).toMatchObject({ "line-strong": "#1111112e" });
});

test("the browser's own controls are dark or light like the page", () => {
  expect([colourScheme("#0a0a0b"), colourScheme("#f5f5f2")]).toEqual(["dark", "light"]);
});

test("comments, below the last } too, and a byte-order mark do not count", () => {
  const noted = `\ufeff/* --color-ink: #fff; */\n${edited(theme, "#0a0a0b;", "navy; /* --color-ink: red; */")}\n/* Autumn */\n`;
  expect(themeMistakes(noted)).toEqual([]);
  expect(themeColours(noted).ink).toBe("#000080");
  const open = theme.slice(0, theme.lastIndexOf("}"));
  const [mistake] = themeMistakes(`${open}/* } */`);
  expect(mistake?.message).toContain("The last } is missing");
});

test.each([
  ["#a5a5a0;", "#a5a5a0; --color-quiet: red;", 11, "--color-quiet is there twice. Delete"],
  ["#a5a5a0;", "a5a5a0;", 11, "--color-quiet is a5a5a0. A colour is written as"],
  ["#a5a5a0;", ";", 11, "--color-quiet is empty. A colour"],
  ["#a5a5a0;", "transparent;", 11, "--color-quiet is transparent. A colour"],
  ["#a5a5a0;", "var(--x);", 11, "--color-quiet is var(--x). A colour"],
  ["  --color-quiet: #a5a5a0;\n", "", 1, "--color-quiet is missing. A colour"],
  [/--font-sans: [^;]*;/, "", 1, "--font-sans is missing. A font is a list"],
  [/--font-sans: [^;]*;/, "--font-sans: ;", 21, "--font-sans is empty. A font"],
  ['"Segoe UI"', "“Segoe UI”", 21, "--font-sans is system-ui, -apple-system, “Segoe UI”"],
  ["--text-body: 1rem", "--text-body: big", 26, "--text-body is big. A size is written as"],
  ["--text-body: 1rem", "--text-body: 16", 26, "--text-body is 16. A size"],
  [/ {2}--text-hero: [^;]*;/, "", 1, "--text-hero is missing. A size"],
])("%s → %s", (from, to, line, message) => {
  const mistakes = themeMistakes(edited(theme, from, to));
  expect(mistakes).toEqual([{ line, message: expect.stringContaining(message) as string }]);
});

test.each([
  ["NAVY", "#000080"],
  ["hsl(240 100% 25%)", "#000080"],
  ["oklch(0% 0 0)", "#000000"],
  ["ffffff", undefined],
  ["currentColor", undefined],
  ["red; background: url(//x)", undefined],
  ["", undefined],
])("the colour %j is read as %j", (text, hex) => {
  const colour = readColour(text);
  expect(colour && formatHex(colour)).toBe(hex);
});
