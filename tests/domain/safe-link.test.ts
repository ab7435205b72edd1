import { expect, test } from "vitest";
import { isHttpsAddress, isSafeLink, isSitePath } from "#domain/safe-link.ts";

test.each([
  "https://discord.gg/latchkey",
  "http://shop.example/a?b=c#d",
  "HTTPS://SHOP.EXAMPLE",
  "/status",
  "/",
  "/product/151373#plan-300002",
  "/?q=spoof&game=UB",
])("%j is a safe link", (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,hello",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/\t/elsewhere.example",
  "https:elsewhere.example",
  "https://",
  "https://user:password@shop.example/",
  "https://shop..example/",
  "/a;b",
  "/a\u202eb",
  "status",
  "",
])("%j is not a safe link", (link) => {
  expect(isSafeLink(link)).toBe(false);
});

test("only paths with one leading slash are on this site", () => {
  expect(isSitePath("/status")).toBe(true);
  expect(isSitePath("https://shop.example/status")).toBe(false);
  expect(isSitePath("//shop.example")).toBe(false);
});

test.each([
  "https://shop.example",
  "https://shop.example:8443/a/b.png?c=d&e=%20#f",
  "https://xn--bcher-kva.example/bücher",
  "https://localhost/",
])("%j is an https address", (address) => {
  expect(isHttpsAddress(address)).toBe(true);
});

test.each([
  "http://shop.example",
  'https://shop".example',
  "https://a;sandbox/x.png",
  'https://a".example/x.png',
  "https://${cdn}/x.png",
  "https://*.shop.example/embed.js",
  "https://a;script-src-elem/embed.js",
  "https://a.example/it's.png",
  "https://bücher.example/",
])("%j is not", (address) => {
  expect(isHttpsAddress(address)).toBe(false);
});
