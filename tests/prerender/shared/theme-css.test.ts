import { expect, test } from "vitest";
import type { ThemeFont } from "#domain/theme.ts";
import { preloadedFont, themeCss, themeVariablesCss } from "#prerender/shared/theme-css.ts";
import { theme } from "#tests/shop/theme.ts";

const withDisplay = (display: ThemeFont) => ({ ...theme, fonts: { ...theme.fonts, display } });
const cssOf = (display: ThemeFont) => themeCss(withDisplay(display), "/src/data/media");

test("the template's font comes with its files and a fallback of its size", () => {
  const css = themeCss(theme, "/src/data/media");
  expect(css).toContain("--color-ink: #0a0a0b;");
  expect(css).toContain(
    '--font-display: "Big Shoulders", "Big Shoulders Fallback", "Arial Narrow", sans-serif;',
  );
  expect(css).toContain("--font-sans: system-ui, -apple-system, ");
  expect(css.match(/font-family: "Big Shoulders";/g)).toHaveLength(5);
  expect(css.match(/size-adjust/g)).toHaveLength(6);
  expect(preloadedFont(theme)).toMatch(/big-shoulders-latin-wght-normal\.woff2$/);
});

test("an owner's font is a file in the media folder, for all weights unless it says which", () => {
  const own = {
    names: ["Bebas Neue", "Impact"],
    files: [
      { file: "bebas.woff2" },
      { file: "bebas-bold.woff2", weight: "700", unicodeRange: "U+600-6FF" },
    ],
  };
  const css = cssOf(own);
  expect(css).toContain('--font-display: "Bebas Neue", Impact, sans-serif;');
  expect(css.slice(css.indexOf("@font-face"))).toBe(`@font-face {
  font-family: "Bebas Neue";
  src: url("/src/data/media/bebas.woff2");
  font-weight: 100 900;
  font-display: swap;
}
@font-face {
  font-family: "Bebas Neue";
  src: url("/src/data/media/bebas-bold.woff2");
  font-weight: 700;
  font-display: swap;
  unicode-range: U+600-6FF;
}`);
  expect(preloadedFont(withDisplay(own))).toBe("bebas.woff2");
});

test("a font that systems have is a name alone", () => {
  const own = { names: ["Impact"] };
  expect(cssOf(own)).not.toContain("@font-face");
  expect(preloadedFont(withDisplay(own))).toBeUndefined();
});

test("lines are the text's colour, faint, and stronger on a light background", () => {
  const light = { ...theme, colours: { ...theme.colours, ink: theme.colours.paper } };
  expect(themeCss(theme, "/src/data/media")).toContain(
    "--color-line: rgb(from var(--color-paper) r g b / 10%);",
  );
  expect(themeCss(light, "/src/data/media")).toContain(
    "--color-line: rgb(from var(--color-paper) r g b / 15%);",
  );
});

test("a page without Tailwind has the theme as variables, dark or light like the shop", () => {
  expect(themeVariablesCss(theme)).toMatch(
    /^:root \{\n {2}--color-ink: #0a0a0b;[^]*--color-line: [^;]*10%\);[^]*color-scheme: dark;\n\}\n$/,
  );
  const colours = { ...theme.colours, ink: theme.colours.paper };
  expect(themeVariablesCss({ ...theme, colours })).toMatch(
    /--color-line: [^;]*15%\);[^]*color-scheme: only light;/,
  );
});
