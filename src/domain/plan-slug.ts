import type { Subscription } from "./subscription.ts";

/** A plan's place in its product's address, from its name: "3 Day Key" is `3-day-key`. */
export function planSlug({ name }: Pick<Subscription, "name">): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
