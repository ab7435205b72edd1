import { expect, test } from "vitest";
import { startCandidates } from "./start-candidates.ts";
import { withoutScripts } from "./copy-pages.ts";

const data = '<script type="application/ld+json">{"name":"Private"}</script>';
const page = `<head><script>one()</script><script data-entry="/assets/app.js" data-chunks="/assets/home.js">two()</script>${data}
<link rel="modulepreload" href="/assets/app.js" fetchpriority="low"><link rel="preload" href="/a.woff2" as="font"></head>`;

test("without scripts a page keeps its structured data and its fonts, and nothing that runs", () => {
  const still = withoutScripts(page);
  expect(still).toContain(data);
  expect(still).toContain("/a.woff2");
  expect(still).not.toMatch(/one\(\)|two\(\)|app\.js/);
});

test("each way to start runs the page's own app, and leaves the first script", () => {
  for (const { change } of startCandidates) {
    const html = change(page);
    expect(html).toContain("one()");
    expect(html).toMatch(/(?:import\(|src=|data-entry=)"\/assets\/app\.js"/);
    expect(html).toContain("/assets/home.js");
  }
  const [own, ...others] = startCandidates;
  expect(own?.change(page)).toBe(page);
  for (const { change } of others) expect(change(page)).not.toContain("two()");
});
