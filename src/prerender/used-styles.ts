import {
  Features,
  type Selector,
  type SelectorList,
  transform,
  type TransformOptions,
  type Visitor,
} from "lightningcss";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Removes the classes that these texts of HTML do not have, and the variables that neither a rule nor the HTML reads.
 * Keeps every state of the remaining rules, such as `[open]`. Removes Tailwind's fallback for browsers without `@property`,
 * which are too old for the app and show the pages without borders.
 */
export function usedStyles(css: string, htmlTexts: readonly string[]): string {
  const classes = new Set(htmlTexts.flatMap(classNames));
  const isUsed = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(escapedByReact(part.name));
      const isOneOf = part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where");
      return !isOneOf || part.selectors.some(isUsed);
    });
  const visitor: Visitor<never> = {
    Rule: {
      style: ({ value }) => (value.selectors.some(isUsed) ? undefined : []),
      "layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
    },
  };
  const variables = css.match(/--[\w-]+(?=[:{])/g) ?? [];
  // Drawings read some of them in their attributes.
  const readInHtml = new Set(htmlTexts.flatMap((html) => html.match(/(?<=var\()--[\w-]+/g) ?? []));
  const unusedSymbols = variables.filter(
    (name) => !css.includes(`var(${name}`) && !readInHtml.has(name),
  );
  // The first pass leaves empty blocks, such as `@media`, which the second pass removes.
  return minified(minified(css, { visitor }), { unusedSymbols });
}

/**
 * Removes the font faces whose letters none of these texts has, small or capital. The texts are those of the
 * whole site, because the app opens its other pages with the same fonts.
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
 * The stylesheet that the app adds to a page, for the other screens: only rules with a class. Every page already
 * has the other rules, and loading them again would restyle the whole page.
 */
export function addedStyles(css: string): string {
  // Without nesting, each rule has its whole selector, with the classes of the rules around it.
  const flat = minified(css, { include: Features.Nesting });
  return minified(flat, { visitor: onlyClassRules });
}

const onlyClassRules: Visitor<never> = {
  Rule: (rule) => {
    const isInEveryPage =
      rule.type === "style"
        ? !hasClass(rule.value.selectors)
        : ["font-face", "keyframes", "property"].includes(rule.type);
    return isInEveryPage ? [] : undefined;
  },
};

/** Whether a selector has a class, even within `:is()` and the like. */
function hasClass(selectors: SelectorList): boolean {
  return JSON.stringify(selectors).includes('"type":"class"');
}

function minified(
  css: string,
  options: Pick<TransformOptions<never>, "unusedSymbols" | "visitor" | "include">,
): string {
  const code = new TextEncoder().encode(css);
  const result = transform({ filename: "styles.css", code, minify: true, ...options });
  // Removes Tailwind's banner: its licence is in the file of all licences.
  return new TextDecoder().decode(result.code).replaceAll(/\/\*!.*?\*\/\n?/gs, "");
}

function classNames(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));
}

/** A class as React writes it in HTML, with characters such as quotes and ">" escaped. */
function escapedByReact(name: string): string {
  return renderToStaticMarkup(name);
}
