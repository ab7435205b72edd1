// @vitest-environment node
import { describe, expect, test } from "vitest";
import { findingText } from "#owner-check/finding.ts";
import { checkSmallShop, edited, mistakesOf, smallShop, surroundings } from "./small-shop.ts";

const warnings = mistakesOf(String.raw`
a plan whose name and duration disagree
- duration: "1 Week"
+ duration: "1 Day"
@ name: "Week Key"
products.ts · Private · Week Key: the duration is "1 Day", and the name says "Week Key". Make sure that the key lasts as long as its name says.

two plans of one name
- "Week Key", price: 6.99, duration: "1 Week"
+ "day key", price: 6.99, duration: "24 hours"
products.ts · Private · day key: the name is the same as that of plan 1. The link to the store finds a plan by its name: give each plan one of its own, here and at SellAuth.

a price that is more likely in another currency
- price: 34.99
+ price: 16990000
products.ts · Temp Spoofer · Lifetime Key: the price is 16990000, which is a lot in USD. Write the price in USD, or your currency in shop.ts, such as currency: "IDR".

a feature group without an icon
- title: "Visuals"
+ title: "Radar"
products.ts · Private · Radar: the title is "Radar", which has no icon of its own. It gets the code icon. Titles with an icon: Aimbot, Visuals, Features.

a headline with characters that the cards lack
- what people need
+ what people need 🎮️
home.ts · hero: the headline has characters that the preview cards cannot show: 🎮️. The card leaves the text out, or only the symbol; the pages show it.

a link to a page that does not exist
- "/#products"
+ "/statsu"
preferences.ts · notifications · announcement: the linkUrl is "/statsu", and this site has no such page or file. Did you mean "/status"?

a long announcement
- Release sale:
+ Release sale of the year of the year of the year of the year of the year of the year:
preferences.ts · notifications · announcement: the message has 93 characters, and on a phone the bar has room for about 80. Shorten it, or put the rest behind the link.

a day of the last check in the future
- 2026-11-20
+ 2026-11-24
status.ts: the lastChecked is "2026-11-24", which is in the future: today is 2026-11-22. Write the day on which it happened.

a status since a day in the future
- status: "Undetected"
+ status: "Undetected", since: "2026-12-01"
products.ts · Private: the since is "2026-12-01", which is in the future: today is 2026-11-22. Write the day on which it happened.

a status change that disagrees with the product
- coming: [
+ changes: [
+     { day: "2026-11-18", product: "151373", status: "Detected" },
+     { day: "2026-11-19", product: "151373", status: "Updating" },
+     { day: "2026-11-19", product: "283989", status: "Undetected" },
+   ],
+   coming: [
@ { day: "2026-11-19", product: "151373"
status.ts · status change 2: the newest status of Private here is "Updating", and products.ts says "Undetected". Change the product's status too, or add the change that came after this one.

a footer link to a page that does not exist
- shopId: 7
+ footerLinks: [{ text: "Terms", url: "/terms.pdf" }, { text: "Privacy", url: "/privcy" }], shopId: 7
shop.ts · footer link 2: the url is "/privcy", and this site has no such page or file. The pages are /, /status, /product/151373, /product/283989; a file goes into public/.

HTML tags
- "Hold or toggle"
+ "Hold <img src=x onerror=alert(1)>"
products.ts · Private · Aimbot: feature 1 has HTML in it: "<img src=x onerror=alert(1)>". Shoppers see it letter by letter: take the tags out, and write < for &lt; and & for &amp;.

HTML entities
- "Instant."
+ "&lt;p&gt;Instant."
questions.ts · question 1: the answer has HTML in it: "&lt;". Shoppers see it letter by letter: take the tags out, and write < for &lt; and & for &amp;.

text that runs backwards
- "Ask anything."
+ "Ask \u202eanything."
home.ts · community: the text has the hidden character U+202E in it: "Ask U+202Eanything.". Delete the text around it and type it again instead of pasting it.

a soft hyphen
- "Gives your PC new serials."
+ "Gives your PC new seri\u00adals."
products.ts · Temp Spoofer: the description has the hidden character U+00AD in it: "ves your PC new seriU+00ADals.". Delete the text around it and type it again instead of pasting it.

a line that holds a filler alone
- "Gives your PC new serials."
+ "Gives your PC\n\u3164\nnew serials."
products.ts · Temp Spoofer: the description has the hidden character U+3164 in it: "Gives your PC U+3164 new serials.". Delete the text around it and type it again instead of pasting it.

a blank at the beginning
- name: "Private"
+ name: " Private"
products.ts · Private: the name has a blank at its beginning: " Private". Take it out.

a blank at the end
- "Licence keys."
+ "Licence keys. "
shop.ts: the description has a blank at its end: "Licence keys. ". Take it out.
`);

test.each(warnings)("$title", async ({ file, text, says }) => {
  const { findings } = await checkSmallShop({ [file]: text });
  expect(findings.map(findingText)).toEqual([says]);
  expect(findings[0]?.severity).toBe("warning");
});

async function messages(file: keyof typeof smallShop, from: string, to: string) {
  const { findings } = await checkSmallShop({ [file]: edited(smallShop[file], from, to) });
  return findings.map(({ severity, message }) => `${severity}: ${message}`);
}

describe("what is right is not reported", () => {
  test.each([
    ["an emoji of several characters", "👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏽 1️⃣"],
    ["Persian with a zero-width non-joiner", "می‌خواهم"],
    ["Arabic with a direction mark", "مفتاح \u200fUSB"],
    ["less than and more than", "Up to <60 fps, > 30 & more; a < b"],
    ["words in angle brackets", "Press <Insert>"],
    ["a no-break space", "10\u00a0minutes"],
  ])("%s", async (_, text) => {
    expect(await messages("products.ts", "Hold or toggle", text)).toEqual([]);
  });

  test("a plan's name in Arabic", async () => {
    expect(await messages("products.ts", "Lifetime Key", "مفتاح")).toEqual([]);
  });

  test("one product name in two games", async () => {
    expect(await messages("products.ts", "Temp Spoofer", "Private")).toEqual([]);
  });

  test.each([
    "/",

    "/status#top",
    "/product/151373",
    "/terms.pdf",
    "https://a.example",
  ])("a link to %s", async (link) =>
    expect(await messages("preferences.ts", "/#products", link)).toEqual([]),
  );
});

test("descriptions that are too long for a chat's preview, and for anybody", async () => {
  const long = await messages("products.ts", "Gives your PC", "Gives your PC".repeat(30));
  expect(long).toEqual([
    "warning: the description takes 403 bytes, and a chat's preview shows 350",
  ]);
  const longer = await messages("shop.ts", "Licence keys", "Licence keys".repeat(130));
  expect(longer).toEqual(["warning: the description has 1561 characters"]);
});

test("plans that share a name, once the store is a real one: it finds them by name", async () => {
  const products = edited(smallShop["products.ts"], "Month Key", "Day Key");
  const { findings } = await checkSmallShop({
    "products.ts": edited(products, "1 Month", "1 Day"),
    "shop.ts": edited(
      smallShop["shop.ts"],
      "/demo-seller/",
      "https://keys.mysellauth.com/product/keys",
    ),
  });
  expect(findings.map(findingText)).toEqual([
    'src/data/products.ts:44 · Temp Spoofer · Day Key: the name is "Day Key", which a plan of Private has too. The link to the store finds a plan by its name alone. Call it "Temp Spoofer Day Key", for instance, here and at SellAuth, or give the product a storeUrl of its own.',
  ]);
});

test("heavy pages and films", async () => {
  const media = surroundings.media.map(({ name }) =>
    name.endsWith(".png")
      ? { name, bytes: 3_900_000, sha256: "", widthPx: 1600 }
      : { name, bytes: 1_800_000, sha256: "" },
  );
  const { findings } = await checkSmallShop(
    { "products.ts": edited(smallShop["products.ts"], 'url: "reticle.png"', 'url: "poster.png"') },
    { media },
  );
  expect(findings.map(findingText)).toEqual([
    "src/data/products.ts:13 · Private: the page is heavy: its 3 pictures weigh 11.7 MB. Up to 8 MB the page loads quickly; take fewer or lighter pictures.",
    'src/data/home.ts:7 · hero: film entry 1 is "hero.webm", which weighs 1.8 MB. A film of at most 1.5 MB starts quickly on a phone.',
    'src/data/home.ts:7 · hero: film entry 2 is "hero.mp4", which weighs 1.8 MB. A film of at most 1.5 MB starts quickly on a phone.',
  ]);
});

const unused = (line: number, field: string) =>
  `${line}: the comment "accepted: ${field}" accepts nothing: this line has no warning about ${field}`;

describe("a warning is accepted in the data", () => {
  const odd = edited(smallShop["products.ts"], '"1 Week"', '"1 Day"');
  const check = async (from: string, to: string) => {
    const { findings } = await checkSmallShop({ "products.ts": edited(odd, from, to) });
    return findings.map(({ line, message }) => `${line}: ${message}`);
  };
  const warning = '25: the duration is "1 Day", and the name says "Week Key"';

  test("by a comment on its line, or alone on the line above", async () => {
    expect(await check("72 },", "72 }, // accepted: duration")).toEqual([]);
    expect(await check("72 },", "72 }, // Accepted: duration, as SellAuth sells it")).toEqual([]);
    expect(await check('{ name: "Week', '// accepted: duration\n{ name: "Week')).toEqual([]);
  });

  test("and a comment that accepts nothing is a warning itself", async () => {
    expect(await check("71 },", "71 }, // accepted: duration")).toEqual([
      unused(24, "duration"),
      warning,
    ]);
    expect(await check("72 },", "72 }, // accepted: price")).toEqual([
      warning,
      unused(25, "price"),
    ]);
    expect(await check("72 },", "72 }, // accepted:")).toEqual([
      warning,
      '25: the comment "accepted: " accepts nothing: this line has no warning about a field',
    ]);
  });

  test("but a problem is not, and hides no comment", async () => {
    const text = edited(odd, "price: 6.99", "price: -6.99");
    const accepted = edited(text, "72 },", "72 }, // accepted: price");
    const { findings } = await checkSmallShop({ "products.ts": accepted });
    expect(findings.map(({ message }) => message)).toEqual(["the price is -6.99"]);
  });
});
