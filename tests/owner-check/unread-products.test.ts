// @vitest-environment node
import { afterAll, expect, test } from "vitest";
import { copyShop } from "./shop-copy.ts";

const shop = copyShop();
afterAll(() => shop.remove());

test("while products.ts cannot be read, nobody is told that a link to a product is dead", async () => {
  shop.edit("preferences.ts", 'linkUrl: "/#products"', 'linkUrl: "/product/283989"');
  shop.edit("products.ts", 'status: "Undetected",', 'status: "Undetected"');
  const { lines } = await shop.check();
  expect(lines[0]).toBe("1 problem to mend:");
  expect(lines.filter((line) => line.startsWith("src/data/preferences.ts"))).toEqual([]);
});
