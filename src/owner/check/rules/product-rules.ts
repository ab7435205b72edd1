import { type Diagnostic, lineOf, problemAt, warning } from "#data-reader/diagnostic.ts";
import type { Key } from "#data-reader/source-location.ts";
import { unseenMistake } from "#domain/fields.ts";
import { comparedName } from "#domain/same-name.ts";
import type { Subscription } from "#domain/subscription.ts";
import type { RuleInput } from "./rule-input.ts";

/** Rules for ids, games and prices: what a shopper would buy by mistake, or never find. */
export function productRules(data: RuleInput): Diagnostic[] {
  const { products, games, statusBoard } = data;
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  const repeatedCodes = repeatProblems(games, "code");
  return [
    ...repeatProblems(products, "id"),
    ...formerIdErrors(products),
    ...repeatedCodes,
    ...repeatProblems(games, "name").map(warning),
    ...repeatProblems(plans, "variantId"),
    ...products.flatMap(({ subscriptions }) => repeatProblems(subscriptions, "name")),
    // One of two equal codes may be a typo: all products of that game would be errors.
    ...(repeatedCodes.length > 0 ? [] : [...products, ...statusBoard.coming]).flatMap((entry) =>
      gameErrors(entry, games),
    ),
    ...games.flatMap(({ code }) => {
      const ofGame = products.filter(({ game }) => game === code);
      return repeatProblems(ofGame, "name").map(warning);
    }),
    ...products.flatMap(({ subscriptions }) => priceWarnings(subscriptions)),
  ];
}

/** A problem for each entry whose field repeats that of an earlier entry. */
export function repeatProblems<Entry extends object>(
  entries: readonly Entry[],
  field: keyof Entry & Key,
  fix = "Give each its own, or delete one of the two entries.",
): Diagnostic[] {
  // Some hosts take /product/a and /product/A for the same address.
  const keyOf = (entry: Entry) => comparedName(`${entry[field] as Key}`);
  const firsts = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const first = firsts.get(keyOf(entry));
    if (!first) {
      firsts.set(keyOf(entry), entry);
      return [];
    }
    const { name = "another entry" } = first as { name?: string };
    const why = `which ${name} on line ${lineOf(first, field)} has too`;
    return [problemAt(entry, field, why, fix)];
  });
}

/** Errors for former ids that another product has as its id or as a former one. */
function formerIdErrors(products: RuleInput["products"]): Diagnostic[] {
  const owners = new Map(products.map(({ id, name }) => [comparedName(id), `the id of ${name}`]));
  return products.flatMap(({ formerIds = [], name }) => {
    const errors = formerIds.flatMap((id, index) => {
      const other = owners.get(comparedName(id));
      if (other === undefined) return [];
      return [problemAt(formerIds, index, `which is ${other}`, "Delete it in one place.")];
    });
    for (const id of formerIds) owners.set(comparedName(id), `a former id of ${name}`);
    return errors;
  });
}

function gameErrors(entry: { game: string }, games: RuleInput["games"]): Diagnostic[] {
  if (games.some(({ code }) => code === entry.game)) return [];
  const known = games.map(({ code, name }) => `"${code}" for ${name}`);
  const defaultFix = `Add it to games.ts, or write one of these: ${known.join(", ")}.`;
  const fix = unseenMistake(entry.game) ?? defaultFix;
  return [problemAt(entry, "game", "but games.ts has no such code", fix)];
}

/** Warns of a plan that costs no more than one with fewer days. Only `days` says how long a plan lasts. */
function priceWarnings(plans: readonly Subscription[]): Diagnostic[] {
  const sorted = plans
    .flatMap((plan) => (plan.days === undefined ? [] : { plan, days: plan.days }))
    .toSorted((a, b) => a.days - b.days);
  return sorted.flatMap(({ plan, days }, at) => {
    const shorter = sorted.slice(0, at).findLast((other) => other.days < days);
    if (!shorter || shorter.plan.price < plan.price) return [];
    const { name, price } = shorter.plan;
    const why = `for ${days} days, but ${shorter.days} days, "${name}" on line ${lineOf(shorter.plan, "price")}, cost ${price}`;
    return [warning(problemAt(plan, "price", why, "Correct the price or the days."))];
  });
}
