import { comparedName, isSameName } from "./same-name.ts";

/**
 * The known names in a text that lists some with commas, or says "all". `unknown` is the first part that is
 * none of them. The longest are matched first, because a name can have a comma, or be "All".
 */
export function namesInList(
  list: string,
  known: readonly string[],
): { names: string[]; unknown?: string | undefined } {
  const longestFirst = known.toSorted((a, b) => b.length - a.length);
  const names: string[] = [];
  let rest = comparedName(list);
  while (rest !== "") {
    const name = longestFirst.find((one) => {
      const after = rest.slice(comparedName(one).length);
      return rest.startsWith(comparedName(one)) && /^\s*(?:[,;]|$)/.test(after);
    });
    if (name === undefined) {
      if (names.length === 0 && isSameName(list, "all")) return { names: [...known] };
      const [part = ""] = rest.split(/\s*[,;]/);
      return {
        names,
        unknown:
          list
            .split(/[,;，；]/)
            .find((one) => isSameName(one, part))
            ?.trim() ?? part,
      };
    }
    names.push(name);
    rest = rest.slice(comparedName(name).length).replace(/^[\s,;]+/, "");
  }
  return { names };
}
