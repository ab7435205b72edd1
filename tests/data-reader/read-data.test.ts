import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readData } from "#data-reader/read-data.ts";
import { edited, smallShop, smallShopFolder } from "#tests/owner/check/small-shop.ts";

test("a file with a problem is refused with its line, as the page of npm run dev shows it", async () => {
  const dataDir = join(smallShopFolder(), "src/data");
  const text = edited(smallShop["products.ts"], "price: 6.99", 'price: "6.99"');
  writeFileSync(join(dataDir, "products.ts"), text);
  await expect(readData(dataDir, "products.ts")).rejects.toThrow(
    /^src\/data\/products\.ts:\d+: Private · Week Key: price is "6\.99"\. A price is a number/,
  );
});
