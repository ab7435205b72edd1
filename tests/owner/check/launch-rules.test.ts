import { expect, test } from "vitest";
import type { DataFile } from "#owner/check/data-files.ts";
import { findingText } from "#owner/check/finding.ts";
import { checkSmallShop, edited, ownShop, smallShop } from "./small-shop.ts";

test("every sample of the shop has to be replaced, and terms are missing", async () => {
  const { toDo } = await checkSmallShop();
  const samples = toDo.filter(({ message }) => message.endsWith(", a sample"));
  expect(samples.filter(({ fix }) => !/^(?:Put|Write) [^.]+\.(?: [^.]+\.)?$/.test(fix))).toEqual(
    [],
  );
  expect(
    toDo
      .map(({ where, message }) => [...where, message].join(" · ").replace(", a sample", ""))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "Private · description is "Aim assistance and clear visuals for Fortnite. Private runs …"
    Private · media 4 · url is "https://www.youtube.com/watch?v=SAMPLEvid01"
    Private · media 4 · youtubeId is "SAMPLEvid01"
    Private · Day Key · variantId is 300001
    Private · Week Key · variantId is 300002
    Private · Month Key · variantId is 300003
    Private · Aimbot · items are samples
    Private · Visuals · items are samples
    Temp Spoofer · description is "Gives your PC new hardware serials until the next restart, s…"
    Temp Spoofer · media 4 · url is "https://www.youtube.com/watch?v=SAMPLEvid02"
    Temp Spoofer · media 4 · youtubeId is "SAMPLEvid02"
    Temp Spoofer · 3 Day Key · variantId is 300004
    Temp Spoofer · Week Key · variantId is 300005
    Temp Spoofer · Month Key · variantId is 300006
    Temp Spoofer · Lifetime Key · variantId is 300007
    Temp Spoofer · Features · items are samples
    lastChecked is "2025-01-15", which is 676 days ago
    Permanent Spoofer · this is a sample
    footerLinks are missing
    name is "Latchkey"
    description is "Licence keys for Private and Temp Spoofer. Pick a plan, pay,…"
    siteUrl is "https://latchkey.example"
    chatInviteUrl is "https://discord.gg/latchkey-sample"
    credit · text is "Built by Latchkey"
    shopId is 100001
    productId is 200001
    storeUrl is "/demo-seller/"
    checkoutScriptUrl is "/demo-seller/embed.js"
    hero · badge is "Keys restocked"
    hero · headline is "We provide what people need"
    hero · text is "Two tools, from one day to a lifetime. See what works today,…"
    hero · howItWorks · youtubeId is "SAMPLEvid00"
    sellingPoints are samples
    community · title is "Talk to us before you buy"
    community · text is "Support, status changes and the people who use our products …"
    question 1 · this is a sample
    question 2 · this is a sample
    question 3 · this is a sample
    question 4 · this is a sample
    question 5 · this is a sample
    review 1 · this is a sample
    review 2 · this is a sample
    review 3 · this is a sample
    review 4 · this is a sample"
  `);
});

test("a shop with its own values and terms has no samples", async () => {
  expect(await checkSmallShop(ownShop())).toMatchObject({ toDo: [] });
});

/** What the launch check says about a shop with its own values and one more text in a file. */
async function ownShopWith(file: DataFile, from: string, to: string) {
  const shop = ownShop();
  const { toDo } = await checkSmallShop({ ...shop, [file]: edited(shop[file], from, to) });
  return toDo.map(({ message, fix }) => `${message}. ${fix}`);
}

const ownAddress = "Put your own address there.";
const wholeAddress = "Open the page in a browser and copy the address from its address bar.";
const deadPlace = (hash: string) =>
  `Delete ${hash}, or link to a page of your store or a file in public/.`;

test.each([
  [
    "/demo-seller/index.html#refunds",
    "but the demonstration is not part of a shop that sells through your store. Link to a page of your store, or to a file in public/.",
  ],
  ["/#terms", `but the page / has no place called #terms. ${deadPlace("#terms")}`],
  ["/status#terms", `but the page /status has no place called #terms. ${deadPlace("#terms")}`],
  [
    "/product/151373#year-key",
    `but the page /product/151373 has no place called #year-key. ${deadPlace("#year-key")}`,
  ],
  [
    "https://keyhole.shop/privacy",
    "but this site has no such page or file. The pages are /, /status, /product/151373, /product/283989; a file has to be in public/.",
  ],
  [
    "/privacy.pdf",
    "but this site has no such page or file. The pages are /, /status, /product/151373, /product/283989; a file has to be in public/.",
  ],
  ["https://privacy", `which is not a whole address. ${wholeAddress}`],
  ["https://privacy/terms", `which is not a whole address. ${wholeAddress}`],
  ["https://example.com/privacy", `which is reserved for examples. ${ownAddress}`],
  ["https://www.example.org", `which is reserved for examples. ${ownAddress}`],
  ["https://keys.example/terms", `which is reserved for examples. ${ownAddress}`],
  ["https://you.mysellauth.com/terms", `an example of the guide. ${ownAddress}`],
  ["https://YOUR-PROJECT.pages.dev/terms", `an example of the guide. ${ownAddress}`],
  ["https://keys.mysellauth.com/product/…", `an example of the guide. ${ownAddress}`],
])("a footer link to %s is not ready", async (link, expected) => {
  expect(await ownShopWith("shop.ts", "/terms.pdf", link)).toEqual([
    `url is "${link}", ${expected}`,
  ]);
});

test.each([
  "https://keyhole.shop",
  "https://keyhole.shop/terms.pdf",
  "/terms.pdf#refunds",
  "/product/151373#week-key",
  "/#products",
  "/status#top",
  "https://example.com.keys.shop/terms",
  "https://bücher.shop/terms",
])("a footer link to %s is ready", async (link) => {
  expect(await ownShopWith("shop.ts", "/terms.pdf", link)).toEqual([]);
});

test("a link that leads nowhere cannot be accepted for the launch", async () => {
  const shop = edited(
    ownShop()["shop.ts"],
    '/terms.pdf" }],',
    '/privacy.pdf" }], // accepted: url\n',
  );
  const { findings, toDo } = await checkSmallShop({ ...ownShop(), "shop.ts": shop });
  expect(findings).toEqual([]);
  expect(toDo.map(({ message }) => message)).toEqual([
    'url is "/privacy.pdf", but this site has no such page or file',
  ]);
});

test.each<[DataFile, string, string, string]>([
  [
    "shop.ts",
    "https://keyhole.shop",
    "https://your-shop.com",
    'siteUrl is "https://your-shop.com", a sample. Put the address of your site there.',
  ],
  [
    "shop.ts",
    "https://keyhole.shop",
    "https://YOUR-PROJECT.pages.dev",
    `siteUrl is "https://YOUR-PROJECT.pages.dev", an example of the guide. ${ownAddress}`,
  ],
  [
    "shop.ts",
    "shopId",
    'checkoutConnections: ["https://api.pay.example"], shopId',
    `checkoutConnection 1 is "https://api.pay.example", which is reserved for examples. ${ownAddress}`,
  ],
  [
    "shop.ts",
    "shopId",
    'paymentMethods: ["Demonstration: nothing is charged"], shopId',
    'paymentMethod 1 is "Demonstration: nothing is charged", a sample. Write what is true of your shop.',
  ],
  [
    "reviews.ts",
    "[]",
    '[{ rating: 5, text: "Used the spoofer\'s serial checker before and after. Everything had changed, as promised.", user: "A", time: "Today" }]',
    'text is "Used the spoofer\'s serial checker before and after. Everythi…", a sample. Write the words of a real customer, or delete the review: invented reviews are illegal.',
  ],
])("%s: %s → %s is not ready", async (file, from, to, expected) => {
  expect(await ownShopWith(file, from, to)).toEqual([expected]);
});

test("a notice that is on has no samples", async () => {
  const { toDo } = await checkSmallShop({
    ...ownShop(),
    "preferences.ts": smallShop["preferences.ts"].replaceAll("enabled: false", "enabled: true"),
  });
  expect(toDo.map(({ where, message }) => [...where, message].join(" · "))).toEqual([
    'notifications · discord · message is "Our previous community server was terminated. Join the new o…", a sample',
    'notifications · discord · discordLink is "https://discord.gg/latchkey-sample", a sample',
    'notifications · announcement · message is "Release sale: 10% off with the code RELEASE10", a sample',
  ]);
});

test("a comment // sample is read on the line of a value, of a list, and above an entry", async () => {
  const { toDo } = await checkSmallShop({
    "questions.ts": `export const questions = [
  { question: "One?", answer: "Yes." }, // sample
  { question: "Two?", answer: "Yes." },
  // Sample, to be replaced
  { question: "Three?", answer: "Yes." },
  {
    question: "Four?",
    answer: // sample
      "Yes.",
  },
];`,
  });
  const questions = toDo.filter(({ file }) => file.endsWith("questions.ts"));
  expect(questions.map(({ line, where }) => `${line} ${where.join()}`)).toEqual([
    "2 question 1",
    "5 question 3",
    "8 question 4",
  ]);
});

test("statuses that were last checked more than 30 days ago", async () => {
  const message = 'lastChecked is "2025-01-15", which is 31 days ago';
  const early = await checkSmallShop({}, { today: "2025-02-14" });
  expect(early.toDo.filter(({ field }) => field === "lastChecked")).toEqual([]);
  const late = await checkSmallShop({}, { today: "2025-02-15" });
  expect(late.toDo.map((finding) => finding.message)).toContain(message);
});

test("sample art is known by its content, in every field that names it", async () => {
  const sha256 = "6cf8fc96956373ce438520dad74062ef34ea229e5db67adfa0d5217241340a48";
  const media = [{ name: "private-reticle.png", bytes: 1, widthPx: 1600, sha256 }];
  const { toDo } = await checkSmallShop({}, { media });
  expect(toDo.map(findingText).filter((text) => /reticle/.test(text))).toEqual([
    'src/data/products.ts:10 · Private: image is "private-reticle.png", a sample. Put your own file into src/data/media, and its name there.',
    'src/data/products.ts:17 · Private · media 1: url is "private-reticle.png", a sample. Put your own file into src/data/media, and its name there.',
  ]);
});
