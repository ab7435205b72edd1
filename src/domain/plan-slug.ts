import type { Subscription } from "./subscription.ts";

type NamedPlan = Pick<Subscription, "name">;

/**
 * A plan's id in its product's address: "3 Day Key" is `3-day-key`. Letters of every script
 * stay; where two plans of a product would share an id, the later ones are numbered.
 */
export function planSlug(plan: NamedPlan, plans: readonly NamedPlan[] = [plan]): string {
  const slug = nameSlug(plan);
  const namesakes = plans.filter((other) => nameSlug(other) === slug);
  const position = namesakes.indexOf(plan);
  return position > 0 ? `${slug}-${position + 1}` : slug;
}

function nameSlug({ name }: NamedPlan): string {
  const slug = name
    .normalize("NFKD")
    // Accents go; the vowel signs of other scripts stay.
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Mark}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return slug === "" ? "plan" : slug;
}
