import { type Finding, lineOf, valueError, warning } from "#data-reader/finding.ts";
import type { Key } from "#data-reader/origins.ts";
import { comparedName } from "#domain/same-name.ts";
import type { Subscription } from "#domain/subscription.ts";
import { durationIn, withoutDuration } from "#owner/duration.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for ids, games and durations: what a shopper would buy by mistake, or never find. */
export function productRules(data: ShopData): Finding[] {
  const { "products.ts": products, "games.ts": games, "status.ts": board } = data;
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  return [
    ...repeatErrors(products, "id"),
    ...formerIdErrors(products),
    ...repeatErrors(games, "code"),
    ...repeatErrors(games, "name").map(warning),
    ...repeatErrors(plans, "variantId"),
    ...products.flatMap(({ subscriptions }) => repeatErrors(subscriptions, "name")),
    ...[...products, ...board.coming].flatMap((entry) => gameErrors(entry, games)),
    ...games.flatMap(({ code }) => {
      const ofGame = products.filter(({ game }) => game === code);
      return repeatErrors(ofGame, "name").map(warning);
    }),
    ...plans.flatMap(durationWarnings),
    ...products.flatMap(({ subscriptions }) => priceWarnings(subscriptions)),
  ];
}

/** Each entry whose field is that of an entry before it. */
export function repeatErrors<Entry extends object>(
  entries: readonly Entry[],
  field: keyof Entry & Key,
  fix = "Give each its own, or delete one of the two entries.",
): Finding[] {
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
    return [valueError(entry, field, why, fix)];
  });
}

/** A former address leads to one product, and is not that of another. */
function formerIdErrors(products: ShopData["products.ts"]): Finding[] {
  const taken = new Map(products.map(({ id, name }) => [comparedName(id), `the id of ${name}`]));
  return products.flatMap(({ formerIds = [], name }) =>
    formerIds.flatMap((id, index) => {
      const other = taken.get(comparedName(id));
      taken.set(comparedName(id), `a former id of ${name}`);
      if (other === undefined) return [];
      return [valueError(formerIds, index, `which is ${other}`, "Delete it in one place.")];
    }),
  );
}

function gameErrors(entry: { game: string }, games: ShopData["games.ts"]): Finding[] {
  if (games.some(({ code }) => code === entry.game)) return [];
  const known = games.map(({ code, name }) => `"${code}" for ${name}`);
  const fix = `Add it to games.ts, or write one of these: ${known.join(", ")}.`;
  return [valueError(entry, "game", "but games.ts has no such code", fix)];
}

/** Warns of a duration that contradicts the plan's name or its `days`. */
function durationWarnings(plan: Subscription): Finding[] {
  const [named, given] = [durationDays(plan.name), durationDays(plan.duration)];
  if (/^\d+$/.test(plan.duration.trim())) {
    return [
      warning(
        valueError(plan, "duration", "without days or months", 'Write a unit, as in "30 Days".'),
      ),
    ];
  }
  const fix = "Make them the same, so that customers know how long the key lasts.";
  if (differ(named, given)) {
    return [warning(valueError(plan, "duration", `but the name says "${plan.name}"`, fix))];
  }
  if (!differ(given ?? named, plan.days)) return [];
  return [warning(valueError(plan, "days", `but the duration says "${plan.duration}"`, fix))];
}

/**
 * Warns of a plan that costs less than a shorter one of the same name, or far more for each day: the point of
 * a price is missing, or in the wrong place.
 */
function priceWarnings(plans: readonly Subscription[]): Finding[] {
  const sorted = plans
    .map((plan) => ({ plan, days: daysOf(plan), kind: withoutDuration(plan.name) }))
    .toSorted((a, b) => a.days - b.days);
  return sorted.flatMap(({ plan, days, kind }, at) => {
    const shorter = sorted.slice(0, at).findLast((one) => one.kind === kind && one.days < days);
    if (!shorter) return [];
    const [factor, daysFactor] = [plan.price / shorter.plan.price, days / shorter.days];
    if (factor > 1 && factor <= 3 * daysFactor) return [];
    const where = `"${shorter.plan.name}" on line ${lineOf(shorter.plan, "price")}`;
    const why =
      factor <= 1
        ? `but ${where} is shorter and costs ${factor < 1 ? "more" : "the same"}`
        : `but ${where} costs far less for each day`;
    return [warning(valueError(plan, "price", why, "Correct the price that is wrong."))];
  });
}

/** How long a plan lasts, in days: for ever counts as two years. NaN if nothing says it. */
function daysOf({ name, duration, days }: Subscription): number {
  return Math.min(730, durationDays(duration) ?? durationDays(name) ?? days ?? NaN);
}

/** Whether two numbers of days differ by more than a month's or a year's do. */
function differ(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && Math.min(a, b) * 1.1 < Math.max(a, b);
}

const dayCounts: Record<string, number> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  lifetime: Infinity,
};

/** The number of days in a text such as "3 Day Key" or "1 Week", if it names a duration. */
export function durationDays(text: string): number | undefined {
  const { count, unit } = durationIn(text) ?? { count: "", unit: "" };
  const days = dayCounts[unit.toLowerCase()];
  return days === undefined ? undefined : Number(count) * days;
}
