// @vitest-environment node
import { expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
import { checkSmallShop, edited, smallShop } from "./small-shop.ts";

const samplesOf = async (...given: Parameters<typeof checkSmallShop>) =>
  (await checkSmallShop(...given)).samples.map(findingText);

test.each([
  ["shop.ts", "Keyhole", "Latchkey", ":3: the name is"],
  ["shop.ts", "keyhole.example", "latchkey.example", ":5: the siteUrl is"],
  ["shop.ts", "gg/keyhole", "gg/latchkey-sample", ":6: the chatInviteUrl is"],
  ["shop.ts", "by a friend", "by Latchkey", ":8 · credit: the text is"],
  ["shop.ts", "shopId: 7", "shopId: 100001", ":9: the shopId is 100001"],
  ["shop.ts", "productId: 8", "productId: 200001", ":10: the productId is 200001"],
  [
    "products.ts",
    "variantId: 71",
    "variantId: 300007",
    ":24 · Private · Day Key: the variantId is 300007",
  ],
  [
    "products.ts",
    'youtubeId: "abcDEF12345"',
    'youtubeId: "SAMPLEvid01"',
    ":20 · Private · media item 2: the youtubeId is",
  ],
  [
    "products.ts",
    "watch?v=abcDEF12345",
    "watch?v=SAMPLEvid01",
    ":17 · Private · media item 2: the url is",
  ],
  ["home.ts", "abcDEF12345", "SAMPLEvid00", ":8 · hero · howItWorks: the youtubeId is"],
  [
    "preferences.ts",
    "gg/keyhole",
    "gg/latchkey-sample",
    ":11 · notifications · discord: the discordLink is",
  ],
  ["status.ts", "Permanent Key", "Permanent Spoofer", ":3 · Permanent Spoofer: the name is"],
  [
    "reviews.ts",
    '"It ran',
    '"Paid, had the key before I was back. It ran',
    ":2 · review 1: the text is",
  ],
] as const)("in %s, %s becomes the sample %s", async (file, from, to, says) => {
  const own = edited(smallShop["shop.ts"], '"/demo-seller/"', '"https://store.example/keys"');
  const linked = edited(
    own,
    "shopId",
    'footerLinks: [{ text: "Terms", url: "/terms.pdf" }], shopId',
  );
  const shop = edited(linked, '"/demo-seller/embed.js"', '"https://sellauth.com/embed.js"');
  const texts = { ...smallShop, "shop.ts": shop };
  expect(await samplesOf(texts)).toEqual([]);
  const samples = await samplesOf({ ...texts, [file]: edited(texts[file], from, to) });
  expect(samples).toEqual([expect.stringMatching(/, a sample\. Put [^.].*\.$/)]);
  expect(samples[0]).toContain(`src/data/${file}${says}`);
});

test("the demonstration of the seller is a sample, and the terms are missing", async () => {
  expect(await samplesOf()).toEqual([
    'src/data/shop.ts:11: the storeUrl is "/demo-seller/", a sample. Put the address of your product in your SellAuth store there.',
    'src/data/shop.ts:12: the checkoutScriptUrl is "/demo-seller/embed.js", a sample. Put https://sellauth.com/assets/js/sellauth-embed-2.js there.',
    "src/data/shop.ts:2: the shop has no footerLinks. Add links to your terms, refunds and privacy policy: pages of your store, or files in public/.",
  ]);
});

test("sample art is known by its content, in every field that names it", async () => {
  const sha256 = "6cf8fc96956373ce438520dad74062ef34ea229e5db67adfa0d5217241340a48";
  const media = [{ name: "reticle.png", bytes: 1, widthPx: 1600, sha256 }];
  expect((await samplesOf({}, { media })).slice(0, 2)).toEqual([
    'src/data/products.ts:10 · Private: the image is "reticle.png", which is sample art. Put a file of your own into src/data/media, and its name there.',
    'src/data/products.ts:14 · Private · media item 1: the url is "reticle.png", which is sample art. Put a file of your own into src/data/media, and its name there.',
  ]);
});
