import { type Finding, valueError } from "#owner/check/finding.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for the status board: unknown products, and products on sale as "Soon". */
export function statusRules(data: ShopData): Finding[] {
  const { "status.ts": board, "products.ts": products } = data;
  const { coming, changes = [] } = board;
  return [
    ...changes.flatMap((change) => {
      if (products.some(({ id }) => id === change.product)) return [];
      const known = products.slice(0, 9).map(({ id, name }) => `"${id}" for ${name}`);
      const fix = `Write the id of a product: ${known.join(", ")}.`;
      return [valueError(change, "product", "but products.ts has no such id", fix)];
    }),
    ...coming.flatMap((entry) => {
      if (!products.some(({ name, game }) => name === entry.name && game === entry.game)) return [];
      const fix = "Delete the entry: its status is in products.ts.";
      return [valueError(entry, "name", "which is on sale already", fix)];
    }),
  ];
}
