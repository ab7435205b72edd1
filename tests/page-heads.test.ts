import { expect, test } from "vitest";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import type { PageHead, RouteHandle } from "#domain/page-head.ts";
import { routePaths } from "#domain/paths.ts";
import { routes } from "#routes.tsx";

function head(path: string, productId?: string): PageHead {
  const route = routes[0]?.children?.[0]?.children?.find((child) => child.path === path);
  const handle: RouteHandle = route?.handle;
  return handle.head(productId);
}

const heads = [
  head(routePaths.home),
  head(routePaths.status),
  ...products.map(({ id }) => head(routePaths.product, id)),
  head(routePaths.product, "unknown"),
  head("*"),
];

test("every page has a unique title with the shop's name", () => {
  for (const { title } of heads) expect(title).toContain(shop.name);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
});

const bytes = (text: string) => new TextEncoder().encode(text).length;

test("titles and descriptions fit a link preview in a chat", () => {
  for (const { title, description } of heads) {
    expect(bytes(title)).toBeLessThanOrEqual(70);
    expect(description).not.toBe("");
    expect(bytes(description)).toBeLessThanOrEqual(350);
  }
});

test("a product's title has its name and its game's code", () => {
  expect(head(routePaths.product, "151373").title).toMatch(/^Private \[FN\]/);
});

test("the status page's description lists each product's status", () => {
  const { description } = head(routePaths.status);
  for (const { name, status } of products) expect(description).toContain(`${name}: ${status}`);
});
