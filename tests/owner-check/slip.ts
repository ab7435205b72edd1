import type { ShopCopy } from "./shop-copy.ts";

/** A slip that the owner makes, and the line that the check answers with. */
export type Slip = {
  name: string;
  make: (shop: ShopCopy) => void;
  says: string;
};

/** A slip made by replacing a text of a data file. */
export function slip(
  name: string,
  file: string,
  from: string | RegExp,
  to: string,
  says: string,
): Slip {
  return { name, make: (shop) => shop.edit(file, from, to), says: `src/data/${file} · ${says}` };
}
