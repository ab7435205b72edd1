import { type Diagnostic, lineProblem, problemAt, warning } from "#data-reader/diagnostic.ts";
import { locationOf } from "#data-reader/source-location.ts";
import { bounds } from "#domain/bounds.ts";
import type { Announcement } from "#domain/preferences.ts";
import type { Product } from "#domain/product.ts";
import type { Subscription } from "#domain/subscription.ts";
import { withLowestPrice } from "#finish/lowest-price.ts";
import { type ShopLocale, localeOf, priceText } from "#finish/price-text.ts";
import type { RuleInput } from "./rule-input.ts";

/** A word that lines do not break, in the scripts that most shops use. */
const unbrokenWord =
  /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Arab}\p{sc=Hebr}\p{M}\p{N}_()&+.'’]+/gu;

/** Warns of data beyond the bounds. Nothing of it is lost on a page, but it looks worse or is slow. */
export function boundsRules(data: RuleInput): Diagnostic[] {
  const { products } = data;
  const locale = localeOf(data.shop);
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  const { announcement } = data.defaultPreferences.notifications;
  return [
    ...manyProducts(products),
    ...products.flatMap((product) => longText(product, "name", bounds.productName)),
    ...products.flatMap((product) => longText(product, "statusNote", bounds.statusNote)),
    ...products.flatMap(manyPlans),
    ...plans.flatMap((plan) => longText(plan, "name", bounds.planName)),
    ...plans.flatMap((plan) => longText(plan, "duration", bounds.duration)),
    ...plans.flatMap((plan) => longPrice(plan, locale)),
    ...longAnnouncement(announcement, withLowestPrice(announcement.message, plans, locale)),
  ].map(warning);
}

function longText<Field extends string>(
  holder: { [Name in Field]?: string | undefined },
  field: Field,
  maxLetters: number,
): Diagnostic[] {
  const text: string = holder[field] ?? "";
  const letters = Array.from(text).length;
  if (letters > maxLetters) {
    const why = `which has ${letters} letters`;
    const fix = `The layout is made for up to ${maxLetters}: a longer text takes more lines.`;
    return [problemAt(holder, field, why, fix)];
  }
  const word = text.match(unbrokenWord)?.find(({ length }) => length > bounds.word);
  if (word === undefined) return [];
  const why = `whose word "${word}" has ${word.length} letters`;
  const fix = `The layout is made for words of up to ${bounds.word}: a phone breaks a longer one.`;
  return [problemAt(holder, field, why, fix)];
}

function manyProducts(products: readonly Product[]): Diagnostic[] {
  if (products.length <= bounds.products) return [];
  const message = `there are ${products.length} products. The shop is made for up to ${bounds.products}: beyond that, the search, the status page and "Show more" become slow on phones, and so does the build.`;
  return [lineProblem(locationOf(products).source.path, 1, message)];
}

function manyPlans(product: Product): Diagnostic[] {
  const count = product.subscriptions.length;
  if (count <= bounds.plans) return [];
  const fix = `The layout is made for up to ${bounds.plans}. Make two products of it.`;
  return [problemAt(product, "subscriptions", `of ${count} plans`, fix)];
}

function longPrice(plan: Subscription, locale: ShopLocale): Diagnostic[] {
  const text = priceText(plan.price, locale);
  // Arabic prices have direction marks, which take no room.
  if (text.replaceAll(/\p{Cf}/gu, "").length <= bounds.price) return [];
  const fix = `The layout is made for up to ${bounds.price} letters: a longer price takes room from the name.`;
  return [problemAt(plan, "price", `shown as ${text}`, fix)];
}

function longAnnouncement(announcement: Announcement, message: string): Diagnostic[] {
  const letters = Array.from([message, announcement.linkText].join(" ").trim()).length;
  if (letters <= bounds.announcement) return [];
  const why = `which with linkText has ${letters} letters`;
  const fix = `A small phone shows ${bounds.announcement} at once: write less.`;
  return [problemAt(announcement, "message", why, fix)];
}
