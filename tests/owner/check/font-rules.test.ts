import { expect, test } from "vitest";
import { edited, findingsOf, mediaFile, surroundings } from "./small-shop.ts";

const { theme, media } = surroundings;
const recipe = 'The guide says how to bring a font, under "Another display font".';

/** What the check says about a theme with a font, and with a display face of this name. */
function fontFindings(display: string, url = "./media/bebas.woff2") {
  const face = `\n@font-face {\n  font-family: "Bebas Neue";\n  src: url("${url}");\n}\n`;
  const css = edited(theme, /--font-display: [^;]*/, `--font-display: ${display}`) + face;
  const files = [...media, mediaFile("bebas.woff2")];
  return findingsOf({}, { theme: css, media: files });
}

test("a font that the shop brings, and those that CSS and systems have, are no problem", () => {
  expect(fontFindings('"Bebas Neue", "bebas neue", Arial, sans-serif')).toEqual([]);
  expect(fontFindings("'Bebas Neue'", "media/bebas.woff2")).toEqual([]);
});

test("a font that nobody has is shown as another one", () => {
  expect(fontFindings('"Anton", Impact')).toEqual([
    `src/data/theme.css:20: --font-display names "Anton", which visitors do not have. ${recipe}`,
  ]);
});

test.each([
  [
    "0.3rem",
    ["src/data/theme.css:26: --text-body is 0.3rem, too small to read. Write at least 0.75rem."],
  ],
  ["clamp(0.7rem, 2vw, 12px)", []],
  ["1em", []],
])("texts of %s", (size, expected) => {
  const css = edited(theme, /--text-body: [^;]*/, `--text-body: ${size}`);
  expect(findingsOf({}, { theme: css })).toEqual(expected);
});

test("a font that an owner has accepted is no problem", () => {
  expect(fontFindings('"Anton", Impact; /* accepted: customers have it */ --x: 1')).toEqual([]);
});

test("a font that is another kind of file", () => {
  expect(fontFindings('"Bebas Neue"', `./media/${media[0]?.name}`)).toEqual([
    expect.stringMatching(
      /" is no font\. The name of one ends in \.woff2, \.woff, \.ttf, \.otf\. The guide/,
    ),
  ]);
});

test.each([
  ["./media/Bebas.woff2", ' Write "./media/bebas.woff2".'],
  ["./media/babas.woff2", ' Write "./media/bebas.woff2".'],
  ["bebas.woff2", ' Write "./media/bebas.woff2".'],
  ["/fonts/anton.woff2", ""],
  ["https://fonts.example/anton.woff2", ""],
])("the font file %s is not there", (url, fix) => {
  expect(fontFindings('"Bebas Neue"', url)).toEqual([
    `src/data/theme.css:37: there is no font file "${url}".${fix} ${recipe}`,
  ]);
});
