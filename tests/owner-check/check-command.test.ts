// @vitest-environment node
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { copyShop, type ShopCopy } from "./shop-copy.ts";

let shop: ShopCopy | undefined;
const copied = () => (shop = copyShop());
afterEach(() => shop?.remove());

const planWarning =
  'src/data/products.ts · Temp Spoofer · 3 Day Key: the name "3 Day Key" and the duration "1 Day" disagree. Make sure that the key lasts as long as its name says.';

describe("the data as it is", () => {
  test("is well: the one warning is the plan whose name and duration disagree", async () => {
    const run = await copied().check();
    expect(run).toEqual({
      code: 0,
      errorOutput: "",
      lines: ["1 warning; a warning stops nothing:", planWarning, "", "All is well with src/data."],
    });
  });

  test("gives one calm line once nothing is left to tell", async () => {
    const { edit, check } = copied();
    edit(
      "products.ts",
      'duration: "1 Day", variantId: 300004',
      'duration: "3 Days", variantId: 300004',
    );
    expect(await check()).toMatchObject({ code: 0, lines: ["All is well with src/data."] });
  });
});

test("warnings are told and stop nothing", async () => {
  const { folder, edit, write, check } = copied();
  for (const name of ["private-reticle.png", "private-contours.png", "private-sightline.png"]) {
    const picture = readFileSync(`${folder}/src/data/media/${name}`);
    write(`media/${name}`, Buffer.concat([picture, Buffer.alloc(3_500_000 - picture.byteLength)]));
  }
  write("media/private-film.png", readFileSync(`${folder}/src/data/media/private-reticle.png`));
  edit("products.ts", "Aim assistance and", `Aim assistance and ${"very ".repeat(60)}`);
  edit("home.ts", "what people need", "what people need 🎮️");
  edit("products.ts", 'title: "Visuals"', 'title: "Radar"');
  edit("preferences.ts", "Release sale:", `Release sale ${"of the year ".repeat(5)}:`);
  edit("preferences.ts", "/#products", "/statsu");
  write("media/hero-film.webm", new Uint8Array(3_100_000));
  const { code, lines } = await check();
  expect(code).toBe(0);
  expect(lines).toEqual([
    "8 warnings; a warning stops nothing:",
    'src/data/products.ts · Private · feature group Radar: the title is "Radar", which has no icon of its own. It gets the code icon. Titles with an icon: Aimbot, Visuals, Features.',
    "src/data/products.ts · Private: the description takes 436 bytes, and a chat's preview shows 350. The preview cuts the end off; a shorter description is shown whole.",
    planWarning,
    "src/data/products.ts · Private: the page is heavy: its 4 pictures weigh 14 MB. Up to 8 MB the page shows quickly; take fewer or lighter pictures.",
    'src/data/home.ts · hero: the page is heavy: film 1 is "hero-film.webm" of 3.1 MB. A film of at most 1.5 MB starts quickly on a phone.',
    'src/data/preferences.ts · announcement: the linkUrl is "/statsu", and this site has no such page. Did you mean "/status"?',
    "src/data/preferences.ts · announcement: the message has 106 characters, and on a phone the bar has room for about 80. Say it shorter, or put the rest behind the link.",
    "src/data/home.ts · hero: the headline has signs that the pictures for chats cannot show: 🎮️. They show an empty box in their place; the pages show them.",
    "",
    "All is well with src/data.",
  ]);
});

test("plans that share a name are told once the store is a real one: it finds them by name", async () => {
  const { edit, check } = copied();
  edit("shop.ts", '"/demo-seller/"', '"https://keyhole.mysellauth.com/product/keys"');
  const { code, lines } = await check();
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [
      "3 warnings; a warning stops nothing:",
      'src/data/products.ts · Temp Spoofer · Week Key: the name is "Week Key", as that of a plan of Private. The link to the store finds a plan by its name alone. Call it "Temp Spoofer Week Key", for instance, here and at SellAuth.',
      'src/data/products.ts · Temp Spoofer · Month Key: the name is "Month Key", as that of a plan of Private. The link to the store finds a plan by its name alone. Call it "Temp Spoofer Month Key", for instance, here and at SellAuth.',
      planWarning,
      "",
      "All is well with src/data.",
    ],
  });
});

test("two files that cannot be read are told at once, and the others are still checked", async () => {
  const { write, edit, check } = copied();
  write("home.ts", "export const home = {");
  write("shop.ts", "");
  edit("reviews.ts", "rating: 5", "rating: 0");
  const { code, lines, errorOutput } = await check();
  expect({ code, errorOutput }).toEqual({ code: 1, errorOutput: "" });
  expect(lines.slice(0, 4)).toEqual([
    "3 problems to mend:",
    "src/data/shop.ts · line 1: the export shop is missing. Expected a line that begins with export const shop.",
    "src/data/home.ts · line 1: the file ends before everything in it is closed. Expected a closing brace }.",
    "src/data/reviews.ts · review 1: the rating is 0. A rating is a whole number from 1 to 5.",
  ]);
});

test("nothing of the data is there: every file is named", async () => {
  const { take, check } = copied();
  const files = ["products", "status", "shop", "home", "questions", "reviews", "preferences"];
  for (const file of files) take(`${file}.ts`);
  const { code, lines } = await check();
  expect(code).toBe(1);
  for (const file of files) {
    expect(lines.join("\n")).toContain(`src/data/${file}.ts · `);
  }
});

test("an option that the check does not have is told, and nothing is called well", async () => {
  const { code, lines, errorOutput } = await copied().check("--lanch");
  expect(code).toBe(2);
  expect(lines.join("")).toBe("");
  expect(errorOutput).toContain(
    "The check has no --lanch. Run it alone, or as: npm run check -- --launch",
  );
});
