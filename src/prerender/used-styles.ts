import { transform } from "lightningcss";

/**
 * A stylesheet without the classes that these texts of HTML do not have. Keeps every state of the
 * remaining rules, such as `[open]`.
 */
export function usedStyles(css: string, htmlTexts: readonly string[]): string {
  const used = new Set(htmlTexts.flatMap(classNames));
  const unused = styledClasses(css).filter((name) => !used.has(name));
  const code = new TextEncoder().encode(css);
  const result = transform({ filename: "styles.css", code, minify: true, unusedSymbols: unused });
  return new TextDecoder().decode(result.code);
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
