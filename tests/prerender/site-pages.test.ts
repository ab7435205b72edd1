import { expect, test } from "vitest";
import { notFoundFile } from "#prerender/shared/html-file.ts";
import { sitePages } from "#prerender/site-pages.ts";
import { pageRoutes } from "#routes.tsx";
import { site } from "#tests/site.ts";

const files = new Set(sitePages(pageRoutes, site.prerenderData).map(({ file }) => `/${file}`));

/** As Cloudflare answers for a path without a file: with the nearest 404.html, from its folder up. */
function nearestNotFound(path: string): string | undefined {
  for (let folder = path; folder !== "";) {
    folder = folder.slice(0, folder.lastIndexOf("/"));
    if (files.has(`${folder}/404.html`)) return `${folder}/404.html`;
  }
  return undefined;
}

test.each([
  ["/nowhere", "/404.html"],
  ["/status/", "/404.html"],
  ["/status//", "/404.html"],
  ["/status/x", "/404.html"],
  ["/product", "/404.html"],
  ["/products/x", "/404.html"],
  ["/product/", "/product/404.html"],
  ["/product//", "/product/404.html"],
  ["/product/x", "/product/404.html"],
  ["/product/x/", "/product/404.html"],
  ["/product/x/y", "/product/404.html"],
])("for %s, every host sends %s", (path, file) => {
  expect([`/${notFoundFile(path)}`, nearestNotFound(path)]).toEqual([file, file]);
});
