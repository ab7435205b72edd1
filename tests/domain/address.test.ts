import { expect, test } from "vitest";
import { isHttpsAddress, isOnHost, linkTarget, pageAt } from "#domain/address.ts";

test.each([
  ["/", "screen", "/"],
  ["/status", "screen", "/status"],
  ["/status/", "screen", "/status"],
  ["/status//?a=b#c", "screen", "/status?a=b#c"],
  ["/?q=spoof&game=UB", "screen", "/?q=spoof&game=UB"],
  ["/#products", "screen", "/#products"],
  ["/product/151373#plan-300002", "screen", "/product/151373#plan-300002"],
  ["https://latchkey.example", "screen", "/"],
  ["HTTPS://Latchkey.Example/status", "screen", "/status"],
  ["http://latchkey.example/status", "screen", "/status"],
  ["/a/../status", "screen", "/status"],
  ["/Status", "file", "/Status"],
  ["/product/manual.pdf", "file", "/product/manual.pdf"],
  ["/product/a/b", "file", "/product/a/b"],
  ["/product/", "file", "/product/"],
  ["/bedingungen für.pdf", undefined],
  ["/bedingungen-für.pdf", "file", "/bedingungen-f%C3%BCr.pdf"],
  ["https://latchkey.example/terms.pdf#refunds", "file", "/terms.pdf#refunds"],
  ["https://latchkey.example:8443/status", "elsewhere"],
  ["https://latchkey.example.evil.example/status", "elsewhere"],
  ["https://latchkey.example//evil.example/", "elsewhere"],
  ["/..//evil.example/", "elsewhere"],
  ["https://discord.gg/latchkey", "elsewhere"],
  ["http://shop.example/a?b=c#d", "elsewhere"],
  ["javascript:alert(1)", undefined],
  ["java\nscript:alert(1)", undefined],
  ["data:text/html,hello", undefined],
  ["//elsewhere.example", undefined],
  ["/\\elsewhere.example", undefined],
  ["/\t/elsewhere.example", undefined],
  ["https:elsewhere.example", undefined],
  ["https://", undefined],
  ["https://user:password@shop.example/", undefined],
  ["https://shop.example:password@shop.example/", undefined],
  ["https://shop..example/", undefined],
  ["/a;b", undefined],
  ["/a\u202eb", undefined],
  ["status", undefined],
  ["", undefined],
] as const)("%j leads to: %s", (link, kind, href: string = link) => {
  const target = linkTarget(link, "https://Latchkey.example");
  expect(target && { kind: target.kind, href: target.href }).toEqual(kind && { kind, href });
});

test("an address with two slashes at its start has no page", () => {
  expect(pageAt("//status")).toBeUndefined();
});

test.each([
  "https://shop.example",
  "HTTPS://SHOP.EXAMPLE",
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

test.each([
  ["https://you.MySellAuth.com/x", "mysellauth.com", true],
  ["https://mysellauth.com", "mysellauth.com", true],
  ["https://notmysellauth.com", "mysellauth.com", false],
  ["https://mysellauth.com.example", "mysellauth.com", false],
  ["/mysellauth.com", "mysellauth.com", false],
])("%s is on %s: %j", (address, host, is) => {
  expect(isOnHost(address, host)).toBe(is);
});
