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
    review 4 · this is a sample
    notifications · discord · message is "Our previous community server was terminated. Join the new o…"
    notifications · discord · discordLink is "https://discord.gg/latchkey-sample"
    notifications · announcement · message is "Release sale: 10% off with the code RELEASE10""
  `);
});

test("a shop with its own values and terms has no samples", async () => {
  expect(await checkSmallShop(ownShop())).toMatchObject({ toDo: [] });
});

test("the example of the guide's text is a sample", async () => {
  const shop = edited(smallShop["shop.ts"], "https://latchkey.example", "https://your-shop.com");
  const { toDo } = await checkSmallShop({ "shop.ts": shop });
  expect(toDo.map(({ message }) => message)).toContain(
    'siteUrl is "https://your-shop.com", a sample',
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
