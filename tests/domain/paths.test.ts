import { expect, test } from "vitest";
import { cataloguePath, planPath, productPath, routePaths } from "#domain/paths.ts";

test("the three routes have the specification's addresses", () => {
  expect(routePaths).toEqual({ home: "/", status: "/status", product: "/product/:productId" });
  expect(productPath({ id: "151373" })).toBe("/product/151373");
  expect(cataloguePath).toBe("/#products");
});

const product = { id: "283989" };

test("a plan's address is a hash on its product's screen", () => {
  expect(planPath(product, "3-day-key")).toBe("/product/283989#3-day-key");
  expect(planPath(product, "3-أيام")).toBe("/product/283989#3-%D8%A3%D9%8A%D8%A7%D9%85");
});
