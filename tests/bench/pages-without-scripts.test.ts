import { expect, test } from "vitest";
import { withoutScripts } from "./pages-without-scripts.ts";

test("a page without scripts keeps its structured data and fonts", () => {
  const data = '<script type="application/ld+json">{"name":"Private"}</script>';
  const font = '<link rel="preload" href="/a.woff2" as="font">';
  const script = '<script data-entry="/assets/app.js">one()</script>';
  expect(withoutScripts(`${script}${data}${font}`)).toBe(`${data}${font}`);
});
