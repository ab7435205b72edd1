import { expect, test } from "vitest";
import { pageHtml } from "#prerender/page-html.ts";
import { splitHeadTags } from "#prerender/render-page.tsx";

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
  expect(html).toContain('<div id="root"><h1>Status $1</h1></div>');
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).not.toContain('type="module"');
  expect(html).not.toContain("modulepreload");
  expect(html).toContain(
    '<script data-entry="/assets/main-1.js" data-chunks="/assets/start-1.js /assets/status-1.js" data-stylesheet="/assets/all-1.css">one()',
  );
});

test("the policy comes before what it applies to, and texts before scripts and styles", () => {
  const html = pageHtml(frame, parts);
  expect(html).toContain(
    `<head><meta charset="UTF-8" /><meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
  );
  expect(html).not.toMatch(/<(?:script|style)[^]*<title>/);
  expect(html).toMatch(/rel="preload" href="\/p\.avif"[^]*<\/head>/);
});
