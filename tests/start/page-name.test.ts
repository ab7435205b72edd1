import { expect, test } from "vitest";
import { routes } from "#routes.tsx";
import { pageName } from "#shop/start/hydrate-shop.tsx";

test.each([
  ["/", "/"],
  ["/status", "/status"],
  ["/status/", "/status"],
  ["/product/151373", "/product/151373"],
  ["/product/999", "missing"],
  ["/product", "error"],
  ["/no/such/page", "error"],
])("%s has the page %s", (address, name) => {
  expect(pageName(routes, address)).toBe(name);
});
