import { expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
import { checkSmallShop, smallShop } from "./small-shop.ts";

test("every sample of the shop has to be replaced, and terms are missing", async () => {
  const { toDo } = await checkSmallShop();
  const samples = toDo.filter(({ message }) => message.endsWith(", a sample"));
  expect(samples.filter(({ fix }) => !/^Put [^.]+\.$/.test(fix))).toEqual([]);
  expect(
    toDo
      .map(({ where, message }) => [...where, message].join(" · ").replace(", a sample", ""))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "Private · media 4 · the url is "https://www.youtube.com/watch?v=SAMPLEvid01"
    Private · media 4 · the youtubeId is "SAMPLEvid01"
    Private · Day Key · the variantId is 300001
    Private · Week Key · the variantId is 300002
    Private · Month Key · the variantId is 300003
    Temp Spoofer · media 4 · the url is "https://www.youtube.com/watch?v=SAMPLEvid02"
    Temp Spoofer · media 4 · the youtubeId is "SAMPLEvid02"
    Temp Spoofer · 3 Day Key · the variantId is 300004
    Temp Spoofer · Week Key · the variantId is 300005
    Temp Spoofer · Month Key · the variantId is 300006
    Temp Spoofer · Lifetime Key · the variantId is 300007
    Permanent Spoofer · the name is "Permanent Spoofer"
    the name is "Latchkey"
    the siteUrl is "https://latchkey.example"
    the chatInviteUrl is "https://discord.gg/latchkey-sample"
    credit · the text is "Built by Latchkey"
    the shopId is 100001
    the productId is 200001
    the storeUrl is "/demo-seller/"
    the checkoutScriptUrl is "/demo-seller/embed.js"
    hero · howItWorks · the youtubeId is "SAMPLEvid00"
    review 1 · the text is "Paid, had the key before I was back from the kitchen, and it…"
    review 2 · the text is "I had a problem with my overlay. Opened a ticket at night an…"
    review 3 · the text is "The status page is why I came back. When it said Updating th…"
    review 4 · the text is "Used the spoofer's serial checker before and after. Everythi…"
    notifications · discord · the discordLink is "https://discord.gg/latchkey-sample"
    the footerLinks are missing"
  `);
});

test("a shop with its own values and terms has no samples", async () => {
  const own = Object.entries(smallShop).map(([file, text]) => [
    file,
    text
      .replaceAll(/latchkey/gi, "keyhole")
      .replaceAll(/\b[123]0000(\d)\b/g, "70000$1")
      .replaceAll('"/demo-seller/"', '"https://store.example/keys"')
      .replaceAll('"/demo-seller/embed.js"', '"https://sellauth.com/embed.js"')
      .replaceAll("SAMPLEvid", "abcDEFabc")
      .replaceAll("Permanent Spoofer", "Permanent Key")
      .replaceAll('text: "', 'text: "So: ')
      .replace("shopId", 'footerLinks: [{ text: "Terms", url: "/terms.pdf" }], shopId'),
  ]);
  expect(await checkSmallShop(Object.fromEntries(own))).toMatchObject({ toDo: [] });
});

test("sample art is known by its content, in every field that names it", async () => {
  const sha256 = "6cf8fc96956373ce438520dad74062ef34ea229e5db67adfa0d5217241340a48";
  const media = [{ name: "private-reticle.png", bytes: 1, widthPx: 1600, sha256 }];
  const { toDo } = await checkSmallShop({}, { media });
  expect(toDo.map(findingText).filter((text) => text.includes("sample art"))).toEqual([
    'src/data/products.ts:10 · Private: the image is "private-reticle.png", which is sample art. Put your own file into src/data/media, and its name there.',
    'src/data/products.ts:17 · Private · media 1: the url is "private-reticle.png", which is sample art. Put your own file into src/data/media, and its name there.',
  ]);
});
