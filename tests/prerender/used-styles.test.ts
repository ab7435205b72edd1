import { expect, test } from "vitest";
import { usedStyles } from "#prerender/used-styles.ts";

const used = (css: string, ...htmlTexts: string[]) => usedStyles(css, htmlTexts);

test("a class that no text has is left out", () => {
  const css = ".card{color:red}.plan{color:#00f}.card .plan{color:green}";
  expect(used(css, '<a class="card"></a>')).toBe(".card{color:red}");
  expect(used(css, '<a class="card"></a>', '<b class="big plan"></b>')).toBe(css);
});

test("states and elements are kept, because scripts and visitors change them", () => {
  const css = "h2{color:red}details[open] .more{margin:0}html[data-motion=paused] *{top:0}";
  expect(used(css, '<p class="more"></p>')).toBe(css);
});

test("class names with special characters are found", () => {
  const css = ".\\[\\&\\:\\:marker\\]\\:hidden::marker{color:red}.mt-1\\.5{margin:1.5rem}";
  expect(used(css, '<p class="[&amp;::marker]:hidden mt-1.5"></p>')).toBe(css);
  expect(used(css, "<p></p>")).toBe("");
});
