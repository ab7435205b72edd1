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
    '<html lang="en"><head><meta charset="UTF-8" /><!--%POLICY%-->',
    '<script type="module" crossorigin src="/assets/main-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/a-1.js">',
    '<link rel="stylesheet" crossorigin href="/assets/style-1.css">',
    '<!--%HEAD%--></head><body><div id="root"><!--%PAGE%--></div></body></html>',
  ].join(""),
  stylesheet: "/assets/all-1.css",
  fonts: ["/assets/f-1.woff2"],
  entry: "/assets/main-1.js",
  // With a text of the owner's.
  inlineScript: `one('<!--%POLICY%--> %PAGE% </head>')`,
};
const parts = {
  rendered: {
    headTags: '<link rel="preload" href="/p.avif"><title>Status</title>',
    body: "<h1>Status $1</h1>",
  },
  head: '<meta name="description" content="All of it.">',
  policy: "default-src 'self'",
  css: "a{content:'$&'}",
  chunks: ["/assets/start-1.js", "/assets/status-1.js"],
};

test("a page inlines its styles and its script, and texts come before both", () => {
  expect(pageHtml(frame, parts)).toBe(
    [
      '<html lang="en"><head><meta charset="UTF-8" />',
      // First, because it does not apply to anything before it.
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
      '<link rel="preload" href="/assets/f-1.woff2" as="font" crossorigin>',
      '<link rel="preload" href="/p.avif"><title>Status</title>',
      '<meta name="description" content="All of it.">',
      '<script data-entry="/assets/main-1.js" data-chunks="/assets/start-1.js /assets/status-1.js" data-stylesheet="/assets/all-1.css">one(\'<!--%POLICY%--> %PAGE% </head>\')</script>',
      "<style>a{content:'$&'}</style></head>",
      '<body><div id="root"><h1>Status $1</h1></div></body></html>',
    ].join(""),
  );
});

test("a page whose index.html has lost the place of the policy is not built", () => {
  const template = frame.template.replace("<!--%POLICY%-->", "");
  expect(() => pageHtml({ ...frame, template }, parts)).toThrow("%POLICY%");
});
