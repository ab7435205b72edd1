import {
  Features,
  type SelectorList,
  transform,
  type TransformOptions,
  type Visitor,
} from "lightningcss";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Properties with the name of a class. Lightning CSS takes them for class names and would drop them with the
 * class.
 */
const unknownProperties = ["text-wrap"];

/**
 * A stylesheet without the classes that these texts of HTML do not have, and without variables that no
 * rule reads. Keeps every state of the remaining rules, such as `[open]`. Leaves out Tailwind's fallback
 * for browsers without `@property`, which are too old for the app and show the pages without borders.
 */
export function usedStyles(css: string, htmlTexts: readonly string[]): string {
  const used = new Set([...htmlTexts.flatMap(classNames), ...unknownProperties]);
  const unusedClasses = styledClasses(css).filter((name) => !used.has(escapedByReact(name)));
  const variables = css.match(/--[\w-]+(?=[:{])/g) ?? [];
  const unread = variables.filter((name) => !css.includes(`var(${name}`));
  const unusedSymbols = [...unusedClasses, ...new Set(unread)];
  return minified(css, { unusedSymbols, visitor: noPropertiesLayer });
}

/**
 * A stylesheet without the fonts for letters that none of these texts has, in small or capital letters.
 * The texts are those of the whole site, because the app opens its other pages with the same fonts.
 */
export function usedFonts(css: string, texts: readonly string[]): string {
  const text = texts.join("");
  const letters = [...new Set(text + text.toUpperCase())].map(
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const visitor: Visitor<never> = {
    Rule: {
      "font-face": ({ value }) => {
        const ranges = value.properties.find(
          (property) => property.type === "unicode-range",
        )?.value;
        const isUsed = ranges?.some(({ start, end }) =>
          letters.some((letter) => letter >= start && letter <= end),
        );
        return isUsed === false ? [] : undefined;
      },
    },
  };
  return minified(css, { visitor });
}

/**
 * The stylesheet that the app adds to a page, for the other screens: only rules with a class. Every page has the
 * others already, and loading them again would restyle the whole page.
 */
export function addedStyles(css: string): string {
  // Without nesting, each rule has its whole selector, with the classes of the rules around it.
  const flat = minified(css, { include: Features.Nesting });
  return minified(flat, { visitor: onlyClassRules });
}

const noPropertiesLayer: Visitor<never> = {
  Rule: (rule) =>
    rule.type === "layer-block" && rule.value.name?.join(".") === "properties" ? [] : undefined,
};

const onlyClassRules: Visitor<never> = {
  Rule: (rule) => {
    const isInEveryPage =
      rule.type === "style"
        ? !hasClass(rule.value.selectors)
        : ["font-face", "keyframes", "property"].includes(rule.type);
    return isInEveryPage ? [] : undefined;
  },
};

/** Whether a selector has a class, also within `:is()` and its kin. */
function hasClass(selectors: SelectorList): boolean {
  return JSON.stringify(selectors).includes('"type":"class"');
}

function minified(
  css: string,
  options: Pick<TransformOptions<never>, "unusedSymbols" | "visitor" | "include">,
): string {
  const code = new TextEncoder().encode(css);
  const result = transform({ filename: "styles.css", code, minify: true, ...options });
  // Without Tailwind's banner: its licence is in the file of all licences.
  return new TextDecoder().decode(result.code).replaceAll(/\/\*!.*?\*\/\n?/gs, "");
}

function classNames(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));
}

/** A class as it is in the texts: React escapes characters such as quotes and ">". */
function escapedByReact(name: string): string {
  return renderToStaticMarkup(name);
}

/** The names after each dot in a stylesheet. Fractions such as `.5rem` are no names. */
function styledClasses(css: string): string[] {
  const names = [...css.matchAll(/\.(?!\d)((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)].map((name) => name.replaceAll(/\\(.)/g, "$1"));
}
