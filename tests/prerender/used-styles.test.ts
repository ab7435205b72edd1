import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { addedStyles, usedFonts, usedStyles } from "#prerender/used-styles.ts";

const used = (css: string, ...htmlTexts: string[]) => usedStyles(css, htmlTexts);

test("a class that no text has is left out", () => {
  const css = ".card{color:red}.plan{color:#00f}.card .plan{color:green}";
  expect(used(css, '<a class="card"></a>')).toBe(".card{color:red}");
  expect(used(css, '<a class="card"></a>', '<b class="big plan"></b>')).toBe(css);
});

test("a class within another selector counts, unless the selector also fits without it", () => {
  const css = ".card:is(:where(.group):hover *){color:red}.card:not(.plan){color:#00f}";
  expect(used(css, '<a class="card group"></a>')).toBe(css);
  expect(used(css, '<a class="card"></a>')).toBe(".card:not(.plan){color:#00f}");
});

test("states and elements are kept, because scripts and visitors change them", () => {
  const css = "h2{color:red}details[open] .more{margin:0}html[data-motion=paused] *{top:0}";
  expect(used(css, '<p class="more"></p>')).toBe(css);
});

test("a property with the name of an unused class is kept", () => {
  const css = ".text-wrap{text-wrap:wrap}h2{text-wrap:balance}";
  expect(used(css, "<h2></h2>")).toBe("h2{text-wrap:balance}");
});

test("a variable that neither a rule nor the HTML reads is left out", () => {
  const css = ":root{--read:red;--unread:red}h2{color:var(--read)}";
  expect(used(css, "<h2></h2>")).toBe(":root{--read:red}h2{color:var(--read)}");
  expect(used(css, '<svg fill="var(--unread)"></svg>')).toBe(css);
});

test("a font is kept for the letters of any text, small or capital, or without a range", () => {
  const all = "@font-face{font-family:A;src:url(a.woff2)}";
  const latin = all.replace("}", ";unicode-range:U+41-7A}");
  const extended = all.replace("}", ";unicode-range:U+178}");
  const css = `${all}${latin}${extended}`;
  expect(usedFonts(css, ["<p>123</p>"])).toBe(`${all}${latin}`);
  expect(usedFonts(css, ["1", "2"])).toBe(all);
  // The capital of this letter is in the range.
  expect(usedFonts(css, ["1", "\u00ff"])).toBe(`${all}${extended}`);
});

test.each([
  "mt-1.5",
  "[&::marker]:hidden",
  "[&>*]:p-0",
  "[@media(width<9em)]:m-0",
  "before:content-['More']",
  'before:content-["More"]',
])("a class is found as React writes it: %s", (className) => {
  const css = `.${className.replaceAll(/[^\w-]/g, String.raw`\$&`)}{color:red}`;
  const html = renderToStaticMarkup(createElement("p", { className }));
  expect(used(css, html)).toBe(css);
  expect(used(css, "<p></p>")).toBe("");
});

test.each([
  "@font-face{font-family:A;src:url(a.woff2)}",
  "@keyframes glide{to{top:0}}",
  "@layer base{*{margin:0}}",
  "nav:has([open]) svg+svg{display:none}",
])("the stylesheet that the app adds leaves out what is in every page: %s", (rule) => {
  expect(addedStyles(`${rule}.card{color:red}`)).toMatch(
    /^(?:@layer base\{\})?\.card\{color:red\}$/,
  );
  expect(used(rule, "<p></p>")).toBe(rule);
});

test.each([
  ".card h2{top:0}",
  "@media print{.card{top:0}}",
  "html:not([data-scripts]) .card{top:0}",
  "details:where(:not(.card)){top:0}",
])("the stylesheet that the app adds keeps rules with a class: %s", (rule) => {
  expect(addedStyles(rule)).toBe(rule);
});

test("the stylesheet that the app adds keeps what is nested with a class", () => {
  const css = ".card{top:0;&[open]{top:1px}&:before{top:2px}}html{left:0;& .card{left:1px}}";
  expect(addedStyles(css)).toBe(
    ".card{top:0}.card[open]{top:1px}.card:before{top:2px}html .card{left:1px}",
  );
  expect(used(css, "<p></p>")).toBe("html{left:0}");
});
