import { expect, test } from "vitest";
import {
  edited,
  diagnosticsOf,
  mediaFile,
  smallShop,
  surroundings,
  testMistakes,
} from "./small-shop.ts";

test("the tests' shop has no mistakes", () => {
  expect(diagnosticsOf()).toEqual([]);
});

// Values that are right by themselves, but contradict each other or this site.
testMistakes(String.raw`
"283989" → "151373"
  products.ts: Temp Spoofer: id is "151373", which Private on line 5 has too. Give each its own, or delete one of the two entries.
type: "External", → formerIds: ["old", "283989"], type: "External",
  products.ts: Private: formerId 2 is "283989", which is the id of Temp Spoofer. Delete it in one place.
type: "External", → formerIds: ["old", "Old"], type: "External",
  products.ts: Private: formerId 2 is the same as the one on line 7. Delete one of the two.
type: "External", → formerIds: ["old one"], type: "External",
  products.ts: Private: formerId 1 is "old one". An id has only letters without accents, digits, dashes and underscores, because it is part of the address.
{ name: "Month Key", price: 16.99 → { name: "Week key", price: 16.99
  products.ts: Private · Week key: name is "Week key", which Week Key on line 40 has too. Give each its own, or delete one of the two entries.
game: "FN" → game: "FM"
  products.ts: Private: game is "FM", but games.ts has no such code. Add it to games.ts, or write one of these: "UB" for Unban Software, "FN" for Fortnite, "SEQUEL" for The Long-Awaited Sequel of a Shooter.
variantId: 300002 },⏎      { name: "Month Key", price: 16.99 → variantId: 300002, days: 7 },⏎      { name: "Month Key", days: 30, price: 6.99 @ { name: "Month Key", days
  products.ts: Private · Month Key: price is 6.99, for 30 days, but 7 days, "Week Key" on line 40, cost 6.99. Correct the price or the days.
type: "External", → since: "2026-11-23", type: "External",
  products.ts: Private: since is "2026-11-23", which is in the future. Write today's date or an earlier one.
2025-01-15 → 2027-01-15
  status.ts: lastChecked is "2027-01-15", which is in the future. Write today's date or an earlier one.
type: "External", → earlier: [{ status: "Updating", since: "2026-12-01" }], type: "External",
  products.ts: Private · earlier 1: since is "2026-12-01", which is in the future. Write today's date or an earlier one.
type: "External", → since: "2026-11-20", earlier: [{ status: "Updating", since: "2026-11-21" }], type: "External",
  products.ts: Private · earlier 1: since is "2026-11-21", but the status after it began on 2026-11-20. Correct one of the two days.
type: "External", → earlier: [{ status: "Updating", since: "2026-11-20" },⏎{ status: "Detected", since: "2026-11-21" }], type: "External", @ { status: "Detected"
  products.ts: Private · earlier 2: since is "2026-11-21", but the status after it began on 2026-11-20. Correct one of the two days.
copyrightYear: 2025 → copyrightYear: 2062
  shop.ts: copyrightYear is 2062, which is in the future. Write this year or an earlier one.
"A sighting reticle of fine concentric copper rings, a woven band and a graduated scale." → "private-reticle.png"
  products.ts: Private · media 1: alt is "private-reticle.png". Write one sentence that says what the picture shows, for those who cannot see it.
https://discord.gg/latchkey-sample → https://discord.com/channels/81384788765712384/381871767846780928
  shop.ts: chatInviteUrl is "https://discord.com/channels/81384788765712384/3818717678467…", which is no invite to Discord: visitors could not join. Let the chat create an invite that never expires, and copy its address.
"Big Shoulders", "Arial Narrow" → "Bebas Neue", "Arial Narrow"
  theme.ts: fonts · display: name 1 is "Bebas Neue", which only visitors see whose computer has it. Write its file behind it, such as files: [{ file: "bebas-neue.woff2" }].
"Big Shoulders", "Arial Narrow" → "Big Sholder", "Arial Narrow"
  theme.ts: fonts · display: name 1 is "Big Sholder", which only visitors see whose computer has it. Write "Big Shoulders".
game: "FN" → game: "FН"
  products.ts: Private: game is "FН", but games.ts has no such code. In it, Н is a letter of another alphabet: type it again.
image: "private-reticle.png" → image: "https://latchkey.example/orbit.jpg"
  products.ts: Private: image is "https://latchkey.example/orbit.jpg", but this site has no page or file /orbit.jpg. The pages are /, /status and those of the products; a file has to be in public/.
"hero-film.mp4" → "film.mp4"
  home.ts: hero: film 2 is "film.mp4", but src/data/media has no such file. Put the file there, or delete it from the list.
"Keys restocked" → "FÃ¼r dich"
  home.ts: hero: badge is "FÃ¼r dich", in which Ã¼ was another letter once. Type these letters again, and save the file as UTF-8.
"Keys restocked" → "See /product/151374"
  home.ts: hero: badge is "See /product/151374", but this site has no page or file /product/151374. Delete the link, or write the page of another product.
"Keys restocked" → "See /staus"
  home.ts: hero: badge is "See /staus", but this site has no page or file /staus. Write "/status".
"Keys restocked" → "See /product/typo"
  home.ts: hero: badge is "See /product/typo", but this site has no page or file /product/typo. The pages are /, /status and those of the products; a file has to be in public/.
image: "private-reticle.png" → image: "Private-Reticle.PNG"
  products.ts: Private: image is "Private-Reticle.PNG", but the nearest file is src/data/media/private-reticle.png. Write "private-reticle.png".
image: "private-reticle.png" → image: "src/data/media/private-reticle.png"
  products.ts: Private: image is "src/data/media/private-reticle.png", but the nearest file is src/data/media/private-reticle.png. Write "private-reticle.png".
image: "private-reticle.png" → image: "/private-reticle.png"
  products.ts: Private: image is "/private-reticle.png", but the nearest file is src/data/media/private-reticle.png. Write "private-reticle.png".
image: "private-reticle.png" → image: "private-reticle"
  products.ts: Private: image is "private-reticle", but the nearest file is src/data/media/private-reticle.png. Write "private-reticle.png".
image: "private-reticle.png" → image: "private-reticle (1).jpg"
  products.ts: Private: image is "private-reticle (1).jpg", but the nearest file is src/data/media/private-reticle.png. Write "private-reticle.png".
image: "private-reticle.png" → image: "private.gif"
  products.ts: Private: image is "private.gif". A moving picture becomes a video: see "Add a video" in docs/rare-tasks.md.
image: "private-reticle.png" → image: "private.heic"
  products.ts: Private: image is "private.heic". Save it as .png, .jpg, .jpeg, .webp, .avif: a new name alone does not convert it.
image: "private-reticle.png" → image: "https://pictures.example/a/radar"
  products.ts: Private: image is "https://pictures.example/a/radar", which may be a page, and not the picture on it. Open it: if there is more than the picture, copy the address of the picture alone.
image: "private-reticle.png" → image: "https://drive.google.com/file/d/1a/view?usp=sharing"
  products.ts: Private: image is "https://drive.google.com/file/d/1a/view?usp=sharing", which may be a page, and not the picture on it. Open it: if there is more than the picture, copy the address of the picture alone.
image: "private-reticle.png" → image: "https://cdn.discordapp.com/attachments/1/2/radar.png?ex=65a"
  products.ts: Private: image is "https://cdn.discordapp.com/attachments/1/2/radar.png?ex=65a", whose addresses stop working after a day. Save the picture into media.
image: "private-reticle.png" → image: "private-reticle.png "
  products.ts: Private: image is "private-reticle.png ", but the nearest file is src/data/media/private-reticle.png. Write "private-reticle.png".
"hero-film.mp4" → "https://www.youtube.com/watch?v=SAMPLEvid01"
  home.ts: hero: film 2 is "https://www.youtube.com/watch?v=SAMPLEvid01". A film is the name of a file in src/data/media, such as hero-film.webm.
siteUrl → mark: "private-reticle.png", siteUrl
  shop.ts: mark is "private-reticle.png". Save it as .svg: a new name alone does not convert it.
"hero-film.mp4" → "hero-film.mp4", "hero.gif"
  home.ts: hero: film 3 is "hero.gif". Save it as .webm, .mp4: a new name alone does not convert it.
variantId: 300001 }, → variantId: 300001, recommended: true },⏎{ name: "Hour Key", price: 3, duration: "1 Hour", variantId: 7, recommended: true }, @ { name: "Hour
  products.ts: Private · Hour Key: recommended is true, which Day Key on line 39 has too. Only one can be: delete the other.
question: "How do I check → first: true, question: "How do I check @ first: true,⏎    answer
  questions.ts: question 5: first is true, which another entry on line 12 has too. Only one can be: delete the other.
price: 2.99,⏎ → price: 3.99,⏎
  products.ts: Private: price is 3.99, but the cheapest plan costs 2.99, and only prices of plans are shown. Write 2.99, or delete the line.
"Keys restocked" → "Keys from $6.99"
  home.ts: hero: badge is "Keys from $6.99", but $6.99 is not the lowest price. Write {from} for the lowest price.
"Keys restocked" → "Keys from {from"
  home.ts: hero: badge is "Keys from {from", and visitors see {from as it is written. Write {from}. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "**Keys** restocked"
  home.ts: hero: badge is "**Keys** restocked", and visitors see **Keys** as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "[Keys](https://a.example) restocked"
  home.ts: hero: badge is "[Keys](https://a.example) restocked", and visitors see [Keys](https://a.example) as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Keys &amp; more"
  home.ts: hero: badge is "Keys &amp; more", and visitors see &amp; as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "<:fire:123456789012345678> Keys"
  home.ts: hero: badge is "<:fire:123456789012345678> Keys", and visitors see <:fire:123456789012345678> as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Keys :fire: here"
  home.ts: hero: badge is "Keys :fire: here", and visitors see :fire: as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "@everyone keys"
  home.ts: hero: badge is "@everyone keys", and visitors see @everyone as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Sale until <t:1764547200:R>"
  home.ts: hero: badge is "Sale until <t:1764547200:R>", and visitors see <t:1764547200:R> as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Keys from €{from}"
  home.ts: hero: badge is "Keys from €{from}", with €{from}. Write {from} alone: it has the currency's sign.
"Keys restocked" → "Keys from {from} €"
  home.ts: hero: badge is "Keys from {from} €", with {from} €. Write {from} alone: it has the currency's sign.
"Keys restocked" → "Keys from {{from}}"
  home.ts: hero: badge is "Keys from {{from}}", with {{from}}. Write {from} alone: it has the currency's sign.
"Keys restocked" → "__Keys__ restocked"
  home.ts: hero: badge is "__Keys__ restocked", and visitors see __Keys__ as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "||Keys|| restocked"
  home.ts: hero: badge is "||Keys|| restocked", and visitors see ||Keys|| as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Keys /n/n restocked"
  home.ts: hero: badge is "Keys /n/n restocked", and visitors see /n as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Keys\\nrestocked"
  home.ts: hero: badge is "Keys\\nrestocked", and visitors see \\n as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "[b]Keys[/b]"
  home.ts: hero: badge is "[b]Keys[/b]", and visitors see [b] as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Keys <b>restocked</b>"
  home.ts: hero: badge is "Keys <b>restocked</b>", and visitors see <b> as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
"Keys restocked" → "Keys from { From }"
  home.ts: hero: badge is "Keys from { From }", and visitors see { From } as it is written. Write {from}. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
Private runs outside → From {from}, it runs outside @ description:
  products.ts: Private: description is "Aim assistance and clear visuals for Fortnite. From {from}, …", and visitors see {from} as it is written. Write what they should see. Only \n (a new line) and, outside products.ts, {from} (the lowest price) have a meaning.
`);

const products = smallShop["products.ts"];

test("two products of a name, if they are for one game", () => {
  const twins = edited(products, '"Temp Spoofer"', '"private"');
  expect(diagnosticsOf({ "products.ts": twins })).toEqual([]);
  const ofOneGame = twins.replaceAll('game: "UB"', 'game: "FN"');
  expect(diagnosticsOf({ "products.ts": ofOneGame })).toEqual([
    expect.stringMatching(/private: name is "private", which Private on line 6 has too\./),
  ]);
});

test("a picture in a folder of media", () => {
  const text = edited(products, '"private-reticle.png"', '"valo/radar.png"');
  expect(
    diagnosticsOf({ "products.ts": text }, { paths: ["src/data/media/valo/radar.png"] }),
  ).toEqual([
    'src/data/products.ts:10: Private: image is "valo/radar.png", but the nearest file is src/data/media/valo/radar.png. Put it into src/data/media itself, and write its name: capitals count.',
  ]);
});

test.each([
  ['duration: "<b>1</b> Week", variantId: 300002 }, // accepted', 0],
  ['\n// Accepted: as SellAuth sells it\nduration: "<b>1</b> Week", variantId: 300002 },', 0],
  ['duration: "<b>1</b> Week", variantId: 300002 }, // unacceptable', 1],
])("a note accepts the warning about its line: %s", (code, count) => {
  const before = 'duration: "1 Week", variantId: 300002 },';
  const accepted = edited(products, before, code);
  expect(diagnosticsOf({ "products.ts": accepted })).toHaveLength(count);
});

test.each([
  ["mine", 1],
  ["accepted", 0],
])("behind a value on a line of its own, the note // %s leaves %d warnings", (note, count) => {
  const text = `export const questions = [{ question: "?", answer:\n"Keys from $9.", // ${note}\n }];`;
  expect(diagnosticsOf({ "questions.ts": text })).toHaveLength(count);
});

test("the price after from in a notice is the lowest, if the notice is shown", () => {
  const prices = smallShop["preferences.ts"].replace(/Release sale: .*RELEASE10/, "Keys from $20");
  expect(diagnosticsOf({ "preferences.ts": prices })).toEqual([]);
  const shown = prices.replaceAll("enabled: false", "enabled: true");
  expect(diagnosticsOf({ "preferences.ts": shown })).toEqual([
    expect.stringContaining("but $20 is not the lowest price. Write {from}"),
  ]);
  const lowest = shown.replace("$20", "{from}");
  expect(diagnosticsOf({ "preferences.ts": lowest })).toEqual([]);
});

test("a picture on another site is no file, in whatever case its address is written", () => {
  const text = edited(products, '"private-reticle.png"', '"HTTPS://Pictures.example/a.png"');
  expect(diagnosticsOf({ "products.ts": text })).toEqual([]);
});

test("a file that no field uses may stay, because the build does not publish it", () => {
  const media = [...surroundings.media, ...["old.webp", "b.HEIC", "notes.txt"].map(mediaFile)];
  expect(diagnosticsOf({}, { media })).toEqual([]);
});
