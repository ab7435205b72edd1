import { refuse } from "#data-reader/refuse.ts";
import { nearestName } from "#domain/nearest-name.ts";
import type { Product } from "#domain/product.ts";
import { comparedName, isSameName } from "#domain/same-name.ts";

/** The products that a list names by name or id, with commas, or that "all" means. Refuses any other. */
export function productsNamed(products: readonly Product[], list: string | undefined): Product[] {
  const named = products.map(({ name }) => name);
  const ids = products.map(({ id }) => id);
  const names = namesAsked(list, named, "product", ids);
  const shared = names.find((name) => named.indexOf(name) !== named.lastIndexOf(name));
  if (shared !== undefined && !isSameName(list ?? "", "all")) {
    const own = ids.filter((_, index) => named[index] === shared);
    refuse(`Several products are called "${shared}". Write the id of one: ${own.join(" or ")}.`);
  }
  return products.filter(({ name, id }) => names.includes(name) || names.includes(id));
}

/** The known names, or ids, that a list names, with commas, or that "all" means. Refuses any other. */
export function namesAsked(
  list = "",
  known: readonly string[],
  kind: string,
  ids: readonly string[] = [],
): string[] {
  const { names, unknown } = namesInList(list, [...known, ...ids]);
  if (list === "") refuse(`Write which ${kind}, or all: ${known.join(", ")}.`);
  return unknown === undefined ? names : refuseName(unknown, known, kind);
}

/** Which of some words was typed. Refuses any other. */
export function oneOf<W extends string>(words: readonly W[], typed: string, kind: string): W {
  return words.find((one) => isSameName(one, typed)) ?? refuseName(typed, words, kind);
}

function refuseName(typed: string, known: readonly string[], kind: string): never {
  const near = nearestName(typed, known);
  const fix = near === undefined ? `Write ${known.join(" or ")}.` : `Did you mean ${near}?`;
  return refuse(`There is no ${kind} "${typed}". ${fix}`);
}

/**
 * The known names in a text that lists some with commas, or says "all". `unknown` is the first part that is
 * none of them. The longest are matched first, because a name can have a comma, or be "All".
 */
function namesInList(
  list: string,
  known: readonly string[],
): { names: string[]; unknown?: string } {
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const names: string[] = [];
  let rest = comparedList(list);
  while (rest !== "") {
    const name = longestFirst.find((one) => `${rest},`.startsWith(`${comparedList(one)},`));
    if (name === undefined) {
      if (isSameName(list, "all")) return { names: [...known] };
      const [part = ""] = rest.split(",");
      const typed = list.split(/[,;，；]/).find((one) => comparedList(one) === part);
      return { names, unknown: typed?.trim() ?? part };
    }
    names.push(name);
    rest = rest.slice(comparedList(name).length).replace(/^,+/, "");
  }
  return { names };
}

/** A list as it is compared, with plain commas between its parts. */
function comparedList(list: string): string {
  return comparedName(list).replaceAll(/\s*[,;]\s*/g, ",");
}
