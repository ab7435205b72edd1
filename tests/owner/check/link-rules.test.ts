import { expect, test } from "vitest";
import { checkSmallShop, edited, diagnosticsOf, smallShop, surroundings } from "./small-shop.ts";

const shop = smallShop["shop.ts"];
const products = smallShop["products.ts"];

/** shop.ts with a link in the footer. */
const withLink = (url: string, text = shop) =>
  edited(text, "shopId", `footerLinks: [{ text: "Link", url: "${url}" }], shopId`);
const linkDiagnostics = (url: string, around = {}) =>
  diagnosticsOf({ "shop.ts": withLink(url) }, around);

test.each([
  "/terms.pdf#refunds",
  "https://latchkey.example/terms.pdf",
  "/#reviews-title",
  "/status.json",
  "https://Latchkey.example/status/",
  "/product/151373#plan-300002",
])("a link to %s leads somewhere", (url) => {
  expect(linkDiagnostics(url)).toEqual([]);
});

test.each([
  ["/product/manual.pdf", "/product/manual.pdf"],
  ["/terms%20(1).pdf", "/terms (1).pdf"],
  ["/terms%20%281%29.pdf", "/terms (1).pdf"],
  ["/f%C3%BCr.pdf", "/für.pdf"],
  ["/für.pdf", "/für.pdf"],
  ["/a%23b.pdf", "/a#b.pdf"],
  ["/terms", "/terms.html"],
  ["/terms/", "/terms/index.html"],
])("a link to %s leads to public%s", (url, file) => {
  expect(linkDiagnostics(url, { publicFiles: [...surroundings.publicFiles, file] })).toEqual([]);
  expect(linkDiagnostics(url)).toHaveLength(1);
});

test("a link to a former address of a product is named with the new one, and no file may take it", () => {
  const moved = edited(products, "type:", 'formerIds: ["old"], type:');
  expect(diagnosticsOf({ "products.ts": moved, "shop.ts": withLink("/product/old") })).toEqual([
    expect.stringContaining('no page or file /product/old. Write "/product/'),
  ]);
  const publicFiles = [...surroundings.publicFiles, "/product/old.html"];
  expect(diagnosticsOf({ "products.ts": moved }, { publicFiles })).toEqual([
    expect.stringContaining("public/product/old.html:1: the address /product/old is taken"),
  ]);
});

test("the feed exists only if a status has a day", () => {
  expect(linkDiagnostics("/status.atom")).toHaveLength(1);
  const dated = edited(smallShop["products.ts"], "type:", 'since: "2025-01-15", type:');
  expect(diagnosticsOf({ "shop.ts": withLink("/status.atom"), "products.ts": dated })).toEqual([]);
});

test.each(["/product/15137", "/privacy.pdf", "https://latchkey.example/privacy"])(
  "a link to %s is dead",
  (url) => {
    expect(linkDiagnostics(url)).toEqual([
      expect.stringMatching(
        /^src\/data\/shop\.ts:13: .* this site has no page or file \/[\w/.]+\./,
      ),
    ]);
  },
);

test.each([
  ["/public/terms.pdf", "/terms.pdf"],
  ["/Terms.pdf", "/terms.pdf"],
  ["/term.pdf", "/terms.pdf"],
  ["/Status", "/status"],
])("a link to %s in the footer stops the build, and %s is named", (url, near) => {
  expect(checkSmallShop({ "shop.ts": withLink(url) })).toEqual([
    {
      severity: "error",
      file: "src/data/shop.ts",
      line: 13,
      message: `footerLink 1: url is "${url}", but this site has no page or file ${url}. Write "${near}".`,
    },
  ]);
});

test("a dead link in a text is a warning", () => {
  const text = edited(products, "Aim assistance and", "See /product/1 and /status.");
  expect(
    checkSmallShop({ "products.ts": text }).filter(({ severity }) => severity !== "todo"),
  ).toMatchObject([
    {
      severity: "warning",
      file: "src/data/products.ts",
      line: 12,
      message: expect.stringContaining(
        ", but this site has no page or file /product/1. Delete the link",
      ) as string,
    },
  ]);
});

test("the link of an announcement that is shown has a text and an address", () => {
  const shown = edited(
    smallShop["preferences.ts"],
    /(?<=announcement: \{\s+)enabled: false/,
    "enabled: true",
  );
  expect(diagnosticsOf({ "preferences.ts": edited(shown, /linkText: .*/, "") })).toEqual([
    "src/data/preferences.ts:17: notifications · announcement: linkText is missing. A link has both linkText and linkUrl; for no link, delete both lines.",
  ]);
  expect(diagnosticsOf({ "preferences.ts": edited(shown, /linkUrl: .*/, "") })).toEqual([
    expect.stringContaining("announcement: linkUrl is missing. A link has both"),
  ]);
});

const withChat = (url: string) => ({
  "shop.ts": edited(shop, /chatInviteUrl: "[^"]*"/, `chatInviteUrl: "${url}"`),
});

test.each([
  "https://discord.gg/abc123",
  "https://discord.com/invite/abc",
  "https://t.me/shop",
  "https://t.me/+AbC1",
  "https://chat.whatsapp.com/abc/",
  "https://wa.me/491700000000",
  "https://your-shop.com/chat",
])("visitors can join at %s", (address) => {
  expect(diagnosticsOf(withChat(address))).toEqual([]);
});

test.each([
  "https://discord.com/channels/81384788765712384/381871767846780928",
  "https://discord.com/app",
  "https://discord.gg",
  "https://t.me/c/1234567890/5",
  "https://web.telegram.org/k/",
  "https://web.whatsapp.com",
])("only members can open %s", (address) => {
  expect(diagnosticsOf(withChat(address))).toEqual([
    expect.stringContaining("which is no invite to "),
  ]);
});
