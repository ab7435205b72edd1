import { expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
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
    "Private · the description is "Aim assistance and clear visuals for Fortnite. Private runs …"
    Private · media 4 · the url is "https://www.youtube.com/watch?v=SAMPLEvid01"
    Private · media 4 · the youtubeId is "SAMPLEvid01"
    Private · Day Key · the variantId is 300001
    Private · Week Key · the variantId is 300002
    Private · Month Key · the variantId is 300003
    Private · Aimbot · the items are samples
    Private · Visuals · the items are samples
    Temp Spoofer · the description is "Gives your PC new hardware serials until the next restart, s…"
    Temp Spoofer · media 4 · the url is "https://www.youtube.com/watch?v=SAMPLEvid02"
    Temp Spoofer · media 4 · the youtubeId is "SAMPLEvid02"
    Temp Spoofer · 3 Day Key · the variantId is 300004
    Temp Spoofer · Week Key · the variantId is 300005
    Temp Spoofer · Month Key · the variantId is 300006
    Temp Spoofer · Lifetime Key · the variantId is 300007
    Temp Spoofer · Features · the items are samples
    the lastChecked is "2025-01-15", which is 676 days ago
    Permanent Spoofer · this is a sample
    the footerLinks are missing
    the name is "Latchkey"
    the description is "Licence keys for Private and Temp Spoofer. Pick a plan, pay,…"
    the siteUrl is "https://latchkey.example"
    the chatInviteUrl is "https://discord.gg/latchkey-sample"
    credit · the text is "Built by Latchkey"
    the shopId is 100001
    the productId is 200001
    the storeUrl is "/demo-seller/"
    the checkoutScriptUrl is "/demo-seller/embed.js"
    hero · the badge is "Keys restocked"
    hero · the headline is "We provide what people need"
    hero · the text is "Two tools, from one day to a lifetime. See what works today,…"
    hero · howItWorks · the youtubeId is "SAMPLEvid00"
    the sellingPoints are samples
    community · the title is "Talk to us before you buy"
    community · the text is "Support, status changes and the people who use our products …"
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

test("the words of a notice have to be replaced once it is on", async () => {
  const on = edited(smallShop["preferences.ts"], "enabled: false", "enabled: true");
  const { toDo } = await checkSmallShop({ "preferences.ts": on });
  expect(toDo.filter(({ file }) => file.endsWith("preferences.ts")).map(findingText)).toEqual([
    expect.stringMatching(/discord: the message is "Our previous .*, a sample\. Write your own/),
    expect.stringMatching(
      /discord: the discordLink is ".*latchkey-sample", a sample\. Put your own/,
    ),
  ]);
});

test.each([
  ["products.ts", 'type: "External",', "productId: 727058,", "the productId is 727058"],
  ["products.ts", 'type: "External",', 'storeUrl: "https://you.mysellauth.com/x",', "the storeUrl"],
  ["products.ts", "variantId: 300001", "variantId: 400011", "the variantId is 400011"],
  ["products.ts", "Hold or toggle", "First feature", 'item 2 is "First feature"'],
  ["shop.ts", "https://latchkey.example", "https://your-shop.com", "the siteUrl"],
  ["shop.ts", "shopId: 100001", "shopId: 123456", "the shopId is 123456"],
] as const)("an example of the guide is a sample: %s, %s, %s", async (file, from, to, message) => {
  const text = edited(smallShop[file], from, from.endsWith(",") ? `${from} ${to}` : to);
  const { toDo } = await checkSmallShop({ [file]: text });
  expect(toDo.map((finding) => finding.message)).toContainEqual(
    expect.stringMatching(new RegExp(`${message}.*, a sample$`)),
  );
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
  const message = 'the lastChecked is "2025-01-15", which is 31 days ago';
  const early = await checkSmallShop({}, { today: "2025-02-14" });
  expect(early.toDo.filter(({ field }) => field === "lastChecked")).toEqual([]);
  const late = await checkSmallShop({}, { today: "2025-02-15" });
  expect(late.toDo.map((finding) => finding.message)).toContain(message);
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
