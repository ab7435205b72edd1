import { expect } from "vitest";
import { type Change, changeTexts } from "#owner/change-shop.ts";
import { edited, diagnosticsOf, type ShopTexts, smallShop } from "./check/small-shop.ts";

export const today = "2026-11-22";

/** The answers of a form, by the names of the options. */
export type Request = Record<string, string>;

/** The tests' shop with a text of products.ts replaced, as if the owner had written it so. */
export function withProducts(from: string | RegExp, to: string): ShopTexts {
  return { ...smallShop, "products.ts": edited(smallShop["products.ts"], from, to) };
}

/** Changes a shop, and checks the result. */
export function changed(change: Change, request: Request, before: ShopTexts = smallShop) {
  const args = Object.entries(request).map(([name, value]) => `${name}=${value}`);
  const { changed: texts, summary } = changeTexts(change, args, before, today);
  const after = { ...before, ...texts };
  expect(diagnosticsOf(after)).toEqual([]);
  return { texts: after, summary };
}
