import type { Subscription } from "./subscription.ts";

type NamedPlan = Pick<Subscription, "name">;

/**
 * A plan's id in the hash of its product's address: "3 Day Key" is `3-day-key`. Letters of all
 * scripts are kept. Plans of a product with the same slug are numbered from the second on.
 */
export function planSlug(plan: NamedPlan, plans: readonly NamedPlan[]): string {
  const slug = nameSlug(plan);
  const namesakes = plans.filter((other) => nameSlug(other) === slug);
  const position = namesakes.indexOf(plan);
  return position > 0 ? `${slug}-${position + 1}` : slug;
}

function nameSlug({ name }: NamedPlan): string {
  const slug = name
    .normalize("NFKD")
    // Removes accents, but not the vowel signs of other scripts.
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mark}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return slug === "" ? "plan" : slug;
}
