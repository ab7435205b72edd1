import { describe, expect, test } from "vitest";
import { findingText } from "#owner/check/finding.ts";
import { checkSmallShop, edited, smallShop, context, testMistakes } from "./small-shop.ts";

testMistakes(
  "warning",
  String.raw`
duration: "1 Week" → duration: "1 Day"
  products.ts · Private · Week Key: duration is "1 Day", but the name says "Week Key". Make the two the same, so that customers know how long the key lasts.
"Week Key", price: 6.99, duration: "1 Week" → "day key", price: 6.99, duration: "24 hours"
  products.ts · Private · day key: name is "day key", which Private · Day Key has too. Customers cannot tell the two apart: give each its own name, here and at SellAuth.
price: 34.99 → price: 16990000
  products.ts · Temp Spoofer · Lifetime Key: price is 16990000, which is unusually high in USD. Write the price in USD, or your currency in shop.ts, such as currency: "IDR".
shopId: → currency: "EUR", shopId:
  shop.ts: currency is "EUR", so every price counts as EUR, even one that you wrote in another currency. Check every price once, then end this line with // accepted: currency.
name: "Temp Spoofer" → name: "Temp Spoofer for Windows with a serial checker, an inbuilt cleaner and all other things"
  products.ts · Temp Spoofer for Windows with a serial checker, an inbuilt c: name is "Temp Spoofer for Windows with a serial checker, an inbuilt c…", which has 87 characters. Shorten it to 80: a longer one does not fit on a card or in a row.
"Aimbot" → "Aimbto"
  products.ts · Private · Aimbto: title is "Aimbto". Did you mean "Aimbot"? That title has its own icon.
"Visuals" → "visual"
  products.ts · Private · visual: title is "visual". Did you mean "Visuals"? That title has its own icon.
what people need → what people need 🎮️
  home.ts · hero: headline is "We provide what people need 🎮U+FE0F", which contains characters that the preview cards cannot show: 🎮️. The pages show them. The card leaves out the symbol, or the whole text.
{ name: "Permanent Spoofer" → { name: "钥匙", game: "UB" }, { name: "🎮️ Spoofer" @ { name: "钥匙"
  status.ts · 钥匙: name is "钥匙", which contains characters that the preview cards cannot show: 钥 匙 (and 1 more like it). The pages show them. The card leaves out the symbol, or the whole text.
"/#products" → "/statsu"
  preferences.ts · notifications · announcement: linkUrl is "/statsu", but this site has no such page or file. Did you mean "/status"?
Release sale: → Release sale of the year of the year of the year of the year:
  preferences.ts · notifications · announcement: message is "Release sale of the year of the year of the year of the year…", which has 93 characters: on a phone, the bar has room for about 80. Shorten it, or put the rest behind the link.
2025-01-15 → 2026-11-24
  status.ts: lastChecked is "2026-11-24", which is in the future: today is 2026-11-22. Write the day on which it happened.
status: "Undetected" → status: "Undetected", since: "2026-12-01"
  products.ts · Private: since is "2026-12-01", which is in the future: today is 2026-11-22. Write the day on which it happened.
coming: [ → changes: [⏎{ day: "2025-01-01", product: "151373", status: "Detected" },⏎{ day: "2025-01-02", product: "151373", status: "Updating" },⏎],⏎coming: [ @ { day: "2025-01-02"
  status.ts · change 2: status is "Updating", but products.ts says "Undetected" for Private. Change the product's status too, or add the change that came after this one.
shopId: → footerLinks: [{ text: "Terms", url: "/terms.pdf" }, { text: "Privacy", url: "/privcy" }], shopId:
  shop.ts · footerLink 2: url is "/privcy", but this site has no such page or file. The pages are /, /status, /product/151373, /product/283989; a file has to be in public/.
"Hold or toggle" → "Hold <img src=x onerror=alert(1)>"
  products.ts · Private · Aimbot: item 2 is "Hold <img src=x onerror=alert(1)>", which contains HTML: "<img src=x onerror=alert(1)>". Shoppers see the code itself: delete tags, and write < for &lt; and & for &amp;.
Instant, → &lt;p&gt;Instant, @ answer:⏎      "&lt;
  questions.ts · question 3: answer is "&lt;p&gt;Instant, once the payment is confirmed. The key and…", which contains HTML: "&lt;". Shoppers see the code itself: delete tags, and write < for &lt; and & for &amp;.
Ask anything. → Ask \u202eanything.
  home.ts · community: text is "Support, status changes and the people who use our products …", which contains the hidden character U+202E: "are on Discord. Ask U+202Eanything.". Delete the text around it, and type it instead of pasting it.
hardware serials → hardware seri\u00adals @ description:⏎      "Gives
  products.ts · Temp Spoofer: description is "Gives your PC new hardware seriU+00ADals until the next restart, …", which contains the hidden character U+00AD: "PC new hardware seriU+00ADals until the next ". Delete the text around it, and type it instead of pasting it.
Run it, → \n\u3164\nRun it, @ description:⏎      "Gives
  products.ts · Temp Spoofer: description is "Gives your PC new hardware serials until the next restart, s…", which contains the hidden character U+3164: "ount starts clean.  U+3164 Run it, check the ". Delete the text around it, and type it instead of pasting it.
name: "Private" → name: " Private"
  products.ts · Private: name is " Private", which begins with a space. Delete the space.
"Built by Latchkey" → "Built by Latchkey "
  shop.ts · credit: text is "Built by Latchkey ", which ends with a space. Delete the space.
spend anything." → spend anything. " @ answer:⏎      "We
  questions.ts · question 5: answer is "We have been in business since 2019. Every product's status …", which ends with a space. Delete the space.
`,
);

async function messages(file: keyof typeof smallShop, from: string, to: string) {
  const { findings } = await checkSmallShop({ [file]: edited(smallShop[file], from, to) });
  return findings.map(({ severity, message }) => `${severity}: ${message}`);
}

test.each([
  ["an emoji of several characters", "Hold or toggle", "👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽 1️⃣"],
  ["Persian with a zero-width non-joiner", "Hold or toggle", "می‌خواهم"],
  ["Arabic with a direction mark", "Hold or toggle", "مفتاح \u200fUSB"],
  ["less than and more than", "Hold or toggle", "Up to <60 fps, > 30 & more; a < b"],
  ["words in angle brackets", "Hold or toggle", "Press <Insert>"],
  ["a no-break space", "Hold or toggle", "10\u00a0minutes"],
  ["a plan's name in Arabic", "Lifetime Key", "مفتاح"],
  ["one product name in two games", '"Temp Spoofer"', '"Private"'],
  ["a title of a feature group without an icon", '"Visuals"', '"Textures"'],
  ["a plan that is sold out", "variantId: 300001", "variantId: 300001, soldOut: true"],
  ["a description longer than a chat shows", "Gives your PC", "Gives your PC".repeat(90)],
])("no warning: %s", async (_, from, to) => {
  expect(await messages("products.ts", from, to)).toEqual([]);
});

test.each(["/", "/status#top", "/product/151373", "/terms.pdf", "https://a.example"])(
  "no warning: a link to %s",
  async (link) => expect(await messages("preferences.ts", "/#products", link)).toEqual([]),
);

test("a description that few shoppers would read", async () => {
  expect(await messages("shop.ts", "Licence keys", "Licence keys".repeat(130))).toEqual([
    expect.stringMatching(/^warning: description is "Licence .*…", which has 1666 characters$/),
  ]);
});

test("plans that share a name, once the store is a real one: it finds them by name", async () => {
  const { findings } = await checkSmallShop({
    "shop.ts": edited(smallShop["shop.ts"], "/demo-seller/", "https://keys.example/all"),
  });
  expect(findings.map(({ where, message }) => [...where, message].join(" · "))).toEqual([
    'Temp Spoofer · Week Key · name is "Week Key", which Private · Week Key has too',
    'Temp Spoofer · Month Key · name is "Month Key", which Private · Month Key has too',
  ]);
  expect(findings[0]?.fix).toContain("put the product's name before it");
});

test("large pages and films", async () => {
  const media = context.media.map(({ name, widthPx }) =>
    widthPx === undefined
      ? { name, bytes: 1_800_000, sha256: "" }
      : { name, bytes: 3_900_000, sha256: "", widthPx },
  );
  const { findings } = await checkSmallShop({}, { media });
  const size = "is 1.8 MB and too large. Save it with at most 1.5 MB, so that it loads quickly.";
  const tooLarge =
    "media is a list, and its 4 pictures are 15.6 MB together. Use fewer or smaller pictures: up to 8 MB, the page loads quickly.";
  expect(findings.map((finding) => findingText(finding).replace(/:\d+/, ""))).toEqual([
    `src/data/products.ts · Private: ${tooLarge}`,
    `src/data/products.ts · Temp Spoofer: ${tooLarge}`,
    `src/data/home.ts · hero: film 1 is "hero-film.webm", which ${size}`,
    `src/data/home.ts · hero: film 2 is "hero-film.mp4", which ${size}`,
    `src/data/home.ts · hero: smallFilm 1 is "hero-film-small.webm", which ${size}`,
  ]);
});

test("pictures and films that no field uses, because the build publishes them", async () => {
  const file = { bytes: 9_000_000, sha256: "0", widthPx: 1600 };
  const media = [
    ...context.media,
    { name: "old.mp4", ...file },
    { name: "old.webp", ...file },
    { name: "notes.txt", ...file },
    { name: ".old.mp4", ...file },
  ];
  const { findings } = await checkSmallShop({}, { media });
  expect(findings.map(findingText)).toEqual([
    "src/data/media/old.mp4:1: the build publishes 18 MB that no field uses: old.mp4, old.webp. Delete these files, or write their names where they belong.",
  ]);
  expect(findings[0]?.severity).toBe("warning");
});

const warning = 'duration is "1 Day", but the name says "Week Key"';
const unused = (field: string) =>
  `the comment "accepted: ${field}" is not needed: this line has no warning about ${field || "a field"}`;

describe("a warning is accepted in the data", () => {
  const odd = edited(smallShop["products.ts"], '"1 Week"', '"1 Day"');
  const check = async (from: string, to: string) => {
    const { findings } = await checkSmallShop({ "products.ts": edited(odd, from, to) });
    return findings.map(({ message }) => message);
  };
  test.each([
    ["300002 },", "300002 }, // accepted: duration", []],
    ["300002 },", "300002 }, // Accepted: duration, as SellAuth sells it", []],
    ['{ name: "Week', '// accepted: duration\n{ name: "Week', []],
    // A comment that matches no warning causes a warning.
    ["300001 },", "300001 }, // accepted: duration", [unused("duration"), warning]],
    ["300002 },", "300002 }, // accepted: price", [warning, unused("price")]],
    ["300002 },", "300002 }, // accepted:", [warning, unused("")]],
    // Problems cannot be accepted.
    ["6.99, duration", "-6.99, /* accepted: price */ duration", ["price is -6.99"]],
  ])("%s → %s", async (from, to, found) => {
    expect(await check(from, to)).toEqual(found);
  });
});
