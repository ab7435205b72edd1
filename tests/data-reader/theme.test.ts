import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import * as fc from "fast-check";
import { transform } from "lightningcss";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import { colourScheme, readColour, themeColours, themeMistakes } from "#data-reader/theme.ts";
import { edited } from "#tests/owner/check/small-shop.ts";
import { randomRuns } from "#tests/random-runs.ts";

const theme = readFileSync("tests/shop/theme.css", "utf8");

test("a colour is read as #rrggbb, which the preview cards add an opacity to", () => {
  expect(themeColours(edited(theme, "#f5f5f2", "#111")).paper).toBe("#111111");
});

test("the browser's own controls are dark or light like the page", () => {
  expect([colourScheme("#0a0a0b"), colourScheme("#f5f5f2")]).toEqual(["dark", "only light"]);
});

test("comments, below the last } too, and a byte-order mark do not count", () => {
  const noted = `\ufeff/* --color-ink: #fff; */\n${edited(theme, "#0a0a0b;", "navy; /* --color-ink: red; */")}\n/* Autumn */\n`;
  expect(themeMistakes(noted)).toEqual([]);
  expect(themeColours(noted).ink).toBe("#000080");
  const open = theme.slice(0, theme.lastIndexOf("}"));
  expect(themeMistakes(`${open}/* } */`)).toHaveLength(1);
});

test.each([
  [
    "#a5a5a0;",
    "#a5a5a0; color: red;",
    11,
    "between the braces of @theme are only names that begin",
  ],
  ["  --color-quiet", "  -color-quiet", 11, "-color-quiet is no name here: --color-quiet is."],
  ["  --color-quiet", "  color-quiet", 11, "color-quiet is no name here: --color-quiet is."],
  ["--color-raised", "--color-rasied", 6, "--color-rasied is no name here: --color-raised is."],
  ["  --color-quiet", "<<<<<<< HEAD\n  --color-quiet", 11, "Git has put two versions"],
  ["#a5a5a0;", '#a5a5a0; @font-face { font-family: "A"; }', 11, "between the braces of @theme"],
  ["#a5a5a0;", "#a5a5a0; body { color: red; }", 11, "between the braces of @theme"],
  [/\}\s*$/, "}\nh1 { @apply nonsense; }\n", 34, "@apply is of another program."],
  [
    /\}\s*$/,
    '}\n@import "fonts.css";\n',
    34,
    "@import loads nothing here. Delete the line: a font",
  ],
  [
    /\}\s*$/,
    '}\nfont-face { font-family: "A"; }\n',
    34,
    "font-face is no name here: @font-face is.",
  ],
  [/\}\s*$/, '}\n@fontface { font-family: "A"; }\n', 34, "@fontface is no name here: @font-face"],
  [/\}\s*$/, "}\n@font-face { font-family: “A”; }\n", 34, 'this quote is not straight. Write ".'],
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

const face = `
@font-face {
  font-family: "Bebas Neue";
  src: url("./media/bebas.woff2") format("woff2");
  font-weight: 400;
}
`;
const withFont = theme + face;

test.each([
  ["no semicolon", "#a5a5a0;", "#a5a5a0", 11],
  ["no semicolon before a note", "#1b1b1f;", "#1b1b1f", 7],
  ["no semicolon in a font", '"Bebas Neue";', '"Bebas Neue"', 36],
  ["no colon", "--color-quiet:", "--color-quiet", 11],
  ["an equals sign", "--color-quiet:", "--color-quiet =", 11],
  ["no { at the beginning", "inline {", "inline", 33],
  ["a } too many", "format(", "} format(", 37],
  ["a note that does not end", "two steps above it. */", "two steps above it.", 4],
  ["a last note that does not end", /$/, "/* Autumn", 40],
  ["a note without a beginning", "/* Text and", "Text and", 9],
  ["a first note without a beginning", "/* The colours", "The colours", 1],
  ["a note with an apostrophe without a beginning", "/* The page's", "The page's", 4],
  ["a note of another language", "#a5a5a0;", "#a5a5a0; // a note", 11],
  ["a note of a third", "  --color-quiet", "  # a note\n  --color-quiet", 11],
  ["no quote", '"Segoe UI"', '"Segoe UI', 21],
  ["no bracket", "0.35vw, 1.3125rem)", "0.35vw, 1.3125rem", 27],
  ["no bracket in a font", 'format("woff2")', 'format "woff2")', 37],
  ["a comma after a }", /\}\s*@font/, "},\n@font", 33],
  ["a note of another language after a }", /\}\s*@font/, "} // end\n@font", 33],
  ["a note of another language before a font", "@font-face", "// my font\n@font-face", 35],
  ["a line of another language above all", "@theme", "// my colours\n@theme", 3],
  ["a link", "@font-face", '<link href="https://a.example">\n@font-face', 35],
  ["a font between code signs", "@font-face", "`@font-face", 35],
  ["a value outside of braces", "@font-face", 'src: url("./media/a.woff2");\n@font-face', 35],
  ["a bracket before a name", "  --color-quiet", "  )--color-quiet", 11],
])("%s", (_, from, to, line) => {
  const message =
    "this cannot be read. Look here and at the line above: each value has a colon after its name, and a semicolon at its end; quotes and brackets come in pairs; and a note is between /* and */.";
  expect(themeMistakes(edited(withFont, from, to))).toEqual([{ line, message }]);
});

test("a { without its } is named where it stands", () => {
  const message =
    "the { of this line has no }. Write it on a line of its own, below the last value that belongs here.";
  const open = edited(withFont, /\}\s*@font-face/, "@font-face");
  expect(themeMistakes(open)).toEqual([{ line: 3, message }]);
  expect(themeMistakes(withFont.trimEnd().slice(0, -1))).toEqual([{ line: 35, message }]);
});

const typing = fc.record({
  place: fc.nat(withFont.length - 1),
  deleted: fc.nat(3),
  typed: fc.constantFrom("", ..."; : } { ( ) , \" /* */ -- @ ! ' # a =".split(" ")),
});

test("what the check lets pass, the build can read", async () => {
  await fc.assert(
    fc.asyncProperty(typing, async ({ place, deleted, typed }) => {
      const css = withFont.slice(0, place) + typed + withFont.slice(place + deleted);
      if (themeMistakes(css).length > 0) return;
      const built = (await compile(css)).build([]);
      transform({ filename: "theme.css", code: Buffer.from(built), minify: true });
    }),
    randomRuns,
  );
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
