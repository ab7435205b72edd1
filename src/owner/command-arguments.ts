import { refuse } from "#data-reader/refuse.ts";
import { isLongWord, keyPosition } from "#data-reader/secret.ts";
import { nearestName } from "#domain/nearest-name.ts";
import type { Product } from "#domain/product.ts";
import { isSameName } from "#domain/same-name.ts";
import type { Subscription } from "#domain/subscription.ts";

/**
 * What arguments such as `product=Private` ask for. What is empty or "No change" stays as it is. An option may
 * begin with the dashes of npm, which PowerShell drops.
 */
export function readArguments(
  args: readonly string[],
  { options, usage }: { options: readonly string[]; usage: string },
): Record<string, string> {
  // Not shown: everyone can read the log of a form.
  if (args.some((arg) => keyPosition(arg) !== -1 || isLongWord(arg.replace(/^.*?=/, "")))) {
    refuse("One of these looks like a secret key. Delete it where it was made.");
  }
  if (args.length === 0) refuse(usage);
  const asked: Record<string, string> = {};
  for (const arg of args) {
    const [, typed, text = ""] = /^(?:--)?([\w-]+)=([^]*)$/.exec(arg) ?? [];
    if (typed === undefined) {
      refuse(`"${arg}" is not written as name=value. A value with spaces is in quotes.\n${usage}`);
    }
    const name = oneOf(options, typed, "option");
    if (name in asked)
      refuse(`${name} is there twice. Write it once, with commas between several.`);
    // A form takes its answers without the quotes of the files, but with their new lines.
    const answer = text.trim().replace(/^["“„]([^"“”„]*)["“”]$/, "$1");
    asked[name] = answer.replaceAll(String.raw`\n`, "\n");
  }
  const changed = Object.entries(asked).filter(
    ([, text]) => text !== "" && !isSameName(text, "No change"),
  );
  return Object.fromEntries(changed);
}

/** The products that a list names by name or id, with commas, or all of them. Refuses any other. */
export function productsNamed(products: readonly Product[], list?: string): Product[] {
  return entriesNamed(products, list, "product", ({ id }) => id, ["all"]);
}

/** The plans of some products that a list names. The other words say what else can be written. */
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
  // A name with a comma would be two.
  const names = entries.map((entry) => (/[,;]/.test(entry.name) ? `${idOf(entry)}` : entry.name));
  const known = [...new Set(names)];
  const usual = `Write which ${kind}, with commas between several, or ${words.join(" or ")}: ${known.join(", ")}.`;
  const entriesCalled = (typed: string): Entry[] => {
    const called = entries.filter((entry) =>
      [entry.name, `${idOf(entry)}`].some((name) => isSameName(name, typed)),
    );
    // An id may be the name of another entry, too.
    const withId = called.filter((entry) => `${idOf(entry)}` === typed);
    if (withId.length > 0) return withId;
    if (called.length > 1 && kind === "product") {
      const ids = called.map(idOf).join(" or ");
      refuse(`Several are called "${typed}". Write the id of one: ${ids}.`);
    }
    // Plans of several products may share a name, and are meant together.
    if (called.length > 0) return called;
    if (words.some((word) => isSameName(word, typed))) {
      refuse(`Write ${typed} alone, or only ${kind}s.`);
    }
    return refuseName(typed, [...known, ...words], kind, usual);
  };
  if (list === undefined) refuse(usual);
  if (isSameName(list, "all")) return [...entries];
  const parts = list.split(/[,;，；]/).map((part) => part.trim());
  const asked = new Set(parts.filter(Boolean).flatMap(entriesCalled));
  return entries.filter((entry) => asked.has(entry));
}

/** Which of some words was typed. Refuses any other. */
export function oneOf<W extends string>(words: readonly W[], typed: string, kind: string): W {
  const usual = `Write ${words.join(" or ")}.`;
  return words.find((word) => isSameName(word, typed)) ?? refuseName(typed, words, kind, usual);
}

function refuseName(typed: string, known: readonly string[], kind: string, usual: string): never {
  const near = nearestName(typed, known);
  const fix = near === undefined ? usual : `Did you mean ${near}?`;
  return refuse(`There is no ${kind} "${typed}". ${fix}`);
}
