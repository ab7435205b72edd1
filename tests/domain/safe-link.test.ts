import { expect, test } from "vitest";
import { isSafeLink, isSitePath, safeLink } from "#domain/safe-link.ts";

test.each([
  "https://discord.gg/latchkey",
  "http://shop.example/a?b=c#d",
  "HTTPS://SHOP.EXAMPLE",
  "/status",
  "/",
  "/product/151373#week-key",
  "/?q=spoof&game=UB",
])("%j may be followed", (link) => {
  expect(isSafeLink(link)).toBe(true);
  expect(safeLink(link)).toBe(link);
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,hello",
  "vbscript:x",
  "file:///etc/passwd",
  "mailto:a@b.example",
  "//elsewhere.example",
  "///elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "https:elsewhere.example",
  "https://",
  "https://a b.example",
  "status",
  "#products",
  "",
  " ",
])("%j is dropped", (link) => {
  expect(isSafeLink(link)).toBe(false);
  expect(safeLink(link)).toBeUndefined();
});

test("no link stays no link", () => {
  expect(safeLink(undefined)).toBeUndefined();
});

test("only a path is a path on this site", () => {
  expect(isSitePath("/status")).toBe(true);
  expect(isSitePath("https://shop.example/status")).toBe(false);
  expect(isSitePath("//shop.example")).toBe(false);
});
