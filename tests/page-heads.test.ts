import { expect, test } from "vitest";
import { sitePages } from "#prerender/site-pages.ts";
import { pageRoutes } from "#routes.tsx";
import { ownersData, site } from "#tests/site.ts";

const { products, shop } = ownersData;

const pages = sitePages(pageRoutes, site.prerenderData);

test("every page has a unique title with the shop's name", () => {
  const titles = pages.map(({ head: { title } }) => title);
  for (const title of titles) expect(title).toContain(shop.name);
  expect(new Set(titles).size).toBe(titles.length);
});

const bytes = (text: string) => new TextEncoder().encode(text).length;

test("titles and descriptions fit a link preview in a chat", () => {
  for (const page of pages) {
    expect(bytes(page.head.title)).toBeLessThanOrEqual(70);
    expect(bytes(page.metadata.description ?? shop.description)).toBeLessThanOrEqual(350);
  }
});

test.each([
  ["/", "Latchkey | Licence keys, delivered at once", undefined],
  [
    "/status",
    "Product status | Latchkey",
    "Private: Undetected. Temp Spoofer: Undetected. Battlefield Reconnaissance and Teammate Overlay: Undetected. Checked 15 January 2025.",
  ],
  ["/product/151373", "Private [FN] | Latchkey", products[0]?.description],
  ["/product/404", "Product not found | Latchkey", undefined],
  ["/404", "Unexpected Application Error! | Latchkey", undefined],
])(
  "%s has the title %s and a description of its own, or the shop's",
  (path, title, description) => {
    const page = pages.find((one) => one.path === path) ?? expect.fail();
    expect([page.head.title, page.metadata.description]).toEqual([title, description]);
  },
);
