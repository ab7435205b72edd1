import { expect, test } from "vitest";
import { startCandidates } from "./start-candidates.ts";
import { withoutScripts } from "./copy-pages.ts";

const data = '<script type="application/ld+json">{"name":"Private"}</script>';
const page = `<head><script>one()</script><script data-entry="/assets/app.js" data-chunks="/assets/home.js">two()</script>${data}
<link rel="modulepreload" href="/assets/app.js" fetchpriority="low"><link rel="preload" href="/a.woff2" as="font"></head>`;

test("a page without scripts keeps its structured data and fonts", () => {
  const still = withoutScripts(page);
  expect(still).toContain(data);
  expect(still).toContain("/a.woff2");
  expect(still).not.toMatch(/one\(\)|two\(\)|app\.js/);
});

test("each way to start runs the page's app and keeps the first inline script", () => {
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
