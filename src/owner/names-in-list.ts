import { comparedName, isSameName } from "#domain/same-name.ts";

/**
 * The known names in a text that lists some with commas, or says "all". `unknown` is the first part that is
 * none of them. The longest are matched first, because a name can have a comma, or be "All".
 */
export function namesInList(
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
