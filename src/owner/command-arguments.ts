import { refuse } from "#data-reader/refuse.ts";
import { isLongWord, keyPosition } from "#data-reader/secret.ts";
import { nearestName } from "#domain/nearest-name.ts";
import type { Product } from "#domain/product.ts";
import { isSameName } from "#domain/same-name.ts";
import type { Subscription } from "#domain/subscription.ts";

/**
 * Reads the values of arguments such as `product=Private`, without those that are empty or "No change". An option
 * may begin with npm's dashes, which PowerShell drops.
 */
export function readArguments(
  args: readonly string[],
  { options, usage }: { options: readonly string[]; usage: string },
): Record<string, string> {
  // The message does not show it: everyone can read the log of a form.
  if (args.some((arg) => keyPosition(arg) !== -1 || isLongWord(arg.replace(/^.*?=/, "")))) {
    refuse("One of these looks like a secret key. Delete it where it was made.");
  }
  if (args.length === 0) refuse(usage);
  const values: Record<string, string> = {};
  for (const arg of args) {
    const [, typed, text = ""] = /^(?:--)?([\w-]+)=([^]*)$/.exec(arg) ?? [];
    if (typed === undefined) {
      refuse(`"${arg}" is not written as name=value. A value with spaces is in quotes.\n${usage}`);
    }
    const name = oneOf(options, typed, "option");
    if (name in values)
      refuse(`${name} is there twice. Write it once, with commas between several.`);
    // As in the files, quotes may be around an answer, and \n is a new line.
    const answer = text.trim().replace(/^["“„]([^"“”„]*)["“”]$/, "$1");
    values[name] = answer.replaceAll(String.raw`\n`, "\n");
  }
  const changes = Object.entries(values).filter(
    ([, text]) => text !== "" && !isSameName(text, "No change"),
  );
  return Object.fromEntries(changes);
}

/** The products that a list with commas names by name or id, or all for "all". Refuses unknown names. */
export function productsNamed(products: readonly Product[], list?: string): Product[] {
  return entriesNamed(products, list, "product", ({ id }) => id, ["all"]);
}

/** The plans of some products that a list names. `words` are what can be written instead, such as "all". */
export function plansNamed(
  products: readonly Product[],
  list: string | undefined,
  words: readonly string[],
): Subscription[] {
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  return entriesNamed(plans, list, "plan", ({ variantId }) => variantId, words);
}

function entriesNamed<Entry extends { name: string }>(
  entries: readonly Entry[],
  list: string | undefined,
  kind: "product" | "plan",
  idOf: (entry: Entry) => string | number,
  words: readonly string[],
): Entry[] {
  // A name with a comma would be read as two.
  const names = entries.map((entry) => (/[,;]/.test(entry.name) ? `${idOf(entry)}` : entry.name));
  const known = [...new Set(names)];
  const defaultFix = `Write which ${kind}, with commas between several, or ${words.join(" or ")}: ${known.join(", ")}.`;
  const entriesCalled = (typed: string): Entry[] => {
    const matches = entries.filter((entry) =>
      [entry.name, `${idOf(entry)}`].some((name) => isSameName(name, typed)),
    );
    // An id may also be the name of another entry.
    const withId = matches.filter((entry) => `${idOf(entry)}` === typed);
    if (withId.length > 0) return withId;
    if (matches.length > 1 && kind === "product") {
      const ids = matches.map(idOf).join(" or ");
      refuse(`Several are called "${typed}". Write the id of one: ${ids}.`);
    }
    // Plans of several products may share a name, which means all of them.
    if (matches.length > 0) return matches;
    if (words.some((word) => isSameName(word, typed))) {
      refuse(`Write ${typed} alone, or only ${kind}s.`);
    }
    return refuseName(typed, [...known, ...words], kind, defaultFix);
  };
  if (list === undefined) refuse(defaultFix);
  if (isSameName(list, "all")) return [...entries];
  const parts = list.split(/[,;，；]/).map((part) => part.trim());
  const askedEntries = new Set(parts.filter(Boolean).flatMap(entriesCalled));
  return entries.filter((entry) => askedEntries.has(entry));
}

/** Returns the one of some words that was typed. Refuses any other. */
export function oneOf<W extends string>(words: readonly W[], typed: string, kind: string): W {
  const fix = `Write ${words.join(" or ")}.`;
  return words.find((word) => isSameName(word, typed)) ?? refuseName(typed, words, kind, fix);
}

function refuseName(typed: string, known: readonly string[], kind: string, rule: string): never {
  const near = nearestName(typed, known);
  const fix = near === undefined ? rule : `Did you mean ${near}?`;
  return refuse(`There is no ${kind} "${typed}". ${fix}`);
}
