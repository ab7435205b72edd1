import { expect, test } from "vitest";
import { splitAtLinks } from "#domain/split-at-links.ts";
import { withDirectionMarks } from "#finish/typography.ts";

test.each([
  [
    "(https://a.example/b) See https://docs.example/a?b=c#d.",
    ["https://a.example/b", "https://docs.example/a?b=c#d"],
  ],
  [
    "The list (/status) says it, and /product/151373#plan-1, too",
    ["/status", "/product/151373#plan-1"],
  ],
  ['Read /terms.pdf; or "/refunds.html"!', ["/terms.pdf", "/refunds.html"]],
  ["/status\n\nhttps://shop.example/status", ["/status", "https://shop.example/status"]],
  [
    withDirectionMarks(
      "/status تعرض حالة كل منتج\nhttps://shop.example/terms.pdf شروط البيع",
      "rtl",
    ),
    ["/status", "https://shop.example/terms.pdf"],
  ],
  ["https://en.example/Key_(lock), see", ["https://en.example/Key_(lock)"]],
  ["24/7, and/or, W/A/S/D, / and /help, //host.example/a, http://old.example", []],
  ["[text](https://a.example) and <b>", ["https://a.example"]],
  ["javascript:alert(1) https://user:password@a.example https://", []],
  ["", []],
])("of %j, %j are links", (text, links) => {
  const parts = splitAtLinks(text, "https://shop.example");
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
});
