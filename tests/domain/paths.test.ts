import { expect, test } from "vitest";
import { cataloguePath, hashId, planPath, productPath, routePaths } from "#domain/paths.ts";

test("the routes have the specification's addresses", () => {
  expect(routePaths).toMatchObject({
    home: "/",
    status: "/status",
    product: "/product/:productId",
  });
  expect(productPath({ id: "151373" })).toBe("/product/151373");
  expect(cataloguePath).toBe("/#products");
});

const product = { id: "283989" };

test("a plan's address is a hash on its product's screen", () => {
  expect(planPath(product, { variantId: 300004 })).toBe("/product/283989#plan-300004");
});

test.each([
  ["#plan-3", "plan-3"],
  ["#prod%75cts", "products"],
  ["#prod%7", "prod%7"],
  ["", ""],
])("the hash %j names %j", (hash, id) => {
  expect(hashId(hash)).toBe(id);
});
