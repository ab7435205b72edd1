import { transform } from "lightningcss";

/**
 * A stylesheet without the classes that these texts of HTML do not have, and without the fonts for
 * extended Latin if they need none. Keeps every state of the remaining rules, such as `[open]`.
 */
export function usedStyles(css: string, htmlTexts: readonly string[]): string {
  const used = new Set(htmlTexts.flatMap(classNames));
  const unused = styledClasses(css).filter((name) => !used.has(name));
  const text = htmlTexts.some((html) => extendedLatin.test(html)) ? css : withoutExtraFonts(css);
  const code = new TextEncoder().encode(text);
  const result = transform({ filename: "styles.css", code, minify: true, unusedSymbols: unused });
  return new TextDecoder().decode(result.code);
}

/** Every character for which `styles.css` names a font file with a `unicode-range`. */
const extendedLatin = /[\u0100-\u0329\u1D00-\u1EFF\u20A0-\u20C0\u2C60-\u2C7F\uA720-\uA7FF]/;

function withoutExtraFonts(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*unicode-range:[^}]*\}/g, "");
}

function classNames(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/),
  );
}

/** The names after each dot in a stylesheet. Fractions such as `.5rem` are no names. */
function styledClasses(css: string): string[] {
  const names = [...css.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)].map((name) => name.replaceAll(/\\(.)/g, "$1"));
}
