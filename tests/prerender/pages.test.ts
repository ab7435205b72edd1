import { products } from "#data/products.ts";
import { sitePages } from "#prerender/site-pages.ts";
import { routes } from "#routes.tsx";
import { splitHeadTags } from "#prerender/render-page.tsx";
import { pageHtml } from "#prerender/page-html.ts";
import { expect, test } from "vitest";

const pages = sitePages(routes, products);

test("each route and product has a file that hosts serve at its address", () => {
  expect(pages.map(({ name, file }) => [name, file])).toEqual([
    ["/", "index.html"],
    ["/status", "status.html"],
    ["/product/151373", "product/151373.html"],
    ["/product/283989", "product/283989.html"],
    ["/product/417256", "product/417256.html"],
    ["missing", "product/404.html"],
    ["error", "404.html"],
  ]);
});

test("head tags that React renders before a screen are separated from it", () => {
  const tags =
    '<link rel="preload" as="image" href="/a.png?x=1&amp;y=2"/><meta name="a" content="b&gt;c"/>';
  expect(splitHeadTags(`${tags}<div><link rel="x"/></div>`)).toEqual({
    headTags: tags,
    body: '<div><link rel="x"/></div>',
  });
  expect(splitHeadTags("<div></div>")).toEqual({ headTags: "", body: "<div></div>" });
});

const frame = {
  template: [
    '<head><meta charset="UTF-8" />',
    '<script type="module" crossorigin src="/assets/main-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/a-1.js">',
    '<link rel="stylesheet" crossorigin href="/assets/style-1.css">',
    "</head>",
    '<body><div id="root"></div></body>',
  ].join("\n"),
  stylesheet: "/assets/all-1.css",
  fonts: ["/assets/f-1.woff2"],
  entry: "/assets/main-1.js",
  inlineScript: "one()",
};
const parts = {
  name: "/status",
  rendered: { headTags: '<link rel="preload" href="/p.avif">', body: "<h1>Status $1</h1>" },
  head: "<title>Status</title>",
  policy: "default-src 'self'",
  css: "a{content:'$&'}",
  chunks: ["/assets/start-1.js", "/assets/status-1.js"],
  isAnnouncementShown: false,
};

test("a page inlines its styles and its script, so nothing blocks its first paint", () => {
  const html = pageHtml(frame, parts);

  expect(html).toContain("<style>a{content:'$&'}</style>");
  expect(html).toContain('<div id="root" data-prerendered="/status"><h1>Status $1</h1></div>');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain("modulepreload");
  expect(html).toContain(
    '<script data-entry="/assets/main-1.js" data-chunks="/assets/start-1.js /assets/status-1.js" data-stylesheet="/assets/all-1.css">one()',
  );
  expect(html.indexOf('rel="preload" href="/p.avif"')).toBeLessThan(html.indexOf("</head>"));
});

test("the policy is the first element after the charset, because it only applies to what follows", () => {
  expect(pageHtml(frame, parts)).toContain(
    `<head><meta charset="UTF-8" /><meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
  );
});

test("a page's texts come before its scripts and styles", () => {
  const html = pageHtml(frame, parts);
  expect(html.indexOf("<title>")).toBeLessThan(html.indexOf("<script"));
  expect(html.indexOf("<title>")).toBeLessThan(html.indexOf("<style"));
});

test("a page with the announcement reserves its space before any script runs", () => {
  const template = `<html lang="en">${frame.template}</html>`;
  const shown = pageHtml({ ...frame, template }, { ...parts, isAnnouncementShown: true });
  expect(shown).toContain('<html data-announcement="shown" lang="en">');
  expect(pageHtml({ ...frame, template }, parts)).toContain('<html lang="en">');
});
