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
  const which = `Write which ${kind}, with commas between several, or ${words.join(" or ")}: ${known.join(", ")}.`;
  if (list === undefined) refuse(which);
  if (isSameName(list, "all")) return [...entries];
  const parts = list.split(/[,;，；]/).map((part) => part.trim());
  const asked = parts.filter(Boolean).flatMap((part) => {
    const named = entries.filter((one) =>
      [one.name, `${idOf(one)}`].some((name) => isSameName(name, part)),
    );
    // It may be the name of another entry, too.
    const exact = named.filter((one) => `${idOf(one)}` === part);
    const found = exact.length > 0 ? exact : named;
    if (found.length === 0 && words.some((word) => isSameName(word, part))) {
      refuse(`Write ${part} alone, or only ${kind}s.`);
    }
    if (found.length === 0) refuseName(part, [...known, ...words], kind, which);
    const ids = found.map(idOf).join(" or ");
    // Plans of several products may share a name, and are meant together.
    return found.length === 1 || kind === "plan"
      ? found
      : refuse(`Several are called "${part}". Write the id of one: ${ids}.`);
  });
  return entries.filter((entry) => new Set(asked).has(entry));
}

/** Which of some words was typed. Refuses any other. */
export function oneOf<W extends string>(words: readonly W[], typed: string, kind: string): W {
  const usual = `Write ${words.join(" or ")}.`;
  return words.find((one) => isSameName(one, typed)) ?? refuseName(typed, words, kind, usual);
}

function refuseName(typed: string, known: readonly string[], kind: string, usual: string): never {
  const near = nearestName(typed, known);
  const fix = near === undefined ? usual : `Did you mean ${near}?`;
  return refuse(`There is no ${kind} "${typed}". ${fix}`);
}
