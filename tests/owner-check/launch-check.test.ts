// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CommandRun, copyShop } from "./shop-copy.ts";

const sampleFields = [
  "shop.ts · shop: the name is",
  "shop.ts · shop: the siteUrl is",
  "shop.ts · shop: the chatInviteUrl is",
  "shop.ts · credit: the text is",
  "shop.ts · shop: the shopId is 100001",
  "shop.ts · shop: the productId is 200001",
  "shop.ts · shop: the storeUrl is",
  "shop.ts · shop: the checkoutScriptUrl is",
  "products.ts · Private · Day Key: the variantId is 300001",
  "products.ts · Private · Week Key: the variantId is 300002",
  "products.ts · Private · Month Key: the variantId is 300003",
  "products.ts · Temp Spoofer · 3 Day Key: the variantId is 300004",
  "products.ts · Temp Spoofer · Week Key: the variantId is 300005",
  "products.ts · Temp Spoofer · Month Key: the variantId is 300006",
  "products.ts · Temp Spoofer · Lifetime Key: the variantId is 300007",
  "products.ts · Private · video 4 of 4: the youtubeId is",
  "products.ts · Temp Spoofer · video 4 of 4: the youtubeId is",
  "home.ts · hero · howItWorks: the youtubeId is",
  "preferences.ts · community notice: the discordLink is",
  "status.ts · Permanent Spoofer: the name is",
  "reviews.ts · review 1: the text is",
  "reviews.ts · review 2: the text is",
  "reviews.ts · review 3: the text is",
  "reviews.ts · review 4: the text is",
];

describe("a fresh shop is not ready for customers", () => {
  const fresh = copyShop();
  let run: CommandRun;
  beforeAll(async () => {
    fresh.edit("reviews.ts", "rating: 5", "rating: 9");
    run = await fresh.check("--launch");
  });
  afterAll(() => fresh.remove());

  test.each(sampleFields)("%s a sample, and what to put there is said", (field) => {
    const answer = new RegExp(`^src/data/${field}.*, a sample\\. Put .*\\.$`);
    expect(run.lines).toContainEqual(expect.stringMatching(answer));
  });

  test.each(readdirSync(`${fresh.folder}/src/data/media`))("%s is known as sample art", (name) => {
    const answer = `"${name}" is sample art. Put a file of your own into src/data/media`;
    expect(run.lines).toContainEqual(expect.stringContaining(answer));
  });

  test("problems of the data are told first", () => {
    expect(run.lines.slice(0, 2)).toEqual([
      "1 problem to mend:",
      "src/data/reviews.ts · review 1: the rating is 9. A rating is a whole number from 1 to 5.",
    ]);
    expect(run).toMatchObject({ code: 1, errorOutput: "" });
  });
});

test("a shop without samples is ready for customers", async () => {
  const { folder, edit, write, check, remove } = copyShop();
  const words = (file: string) => readFileSync(`${folder}/src/data/${file}`, "utf8");
  edit("shop.ts", '"Latchkey"', '"Keyhole"');
  edit("shop.ts", "latchkey.example", "keyhole-keys.com");
  edit("shop.ts", "latchkey-sample", "keyhole");
  edit("shop.ts", "Built by Latchkey", "Built by a friend");
  edit("shop.ts", "100001", "48211");
  edit("shop.ts", "200001", "390211");
  edit("shop.ts", '"/demo-seller/"', '"https://keyhole.mysellauth.com/product/keys"');
  edit(
    "shop.ts",
    '"/demo-seller/embed.js"',
    '"https://sellauth.com/assets/js/sellauth-embed-2.js"',
  );
  edit("home.ts", "SAMPLEvid00", "dQw4w9WgXcQ");
  edit("preferences.ts", "latchkey-sample", "keyhole");
  edit("status.ts", "Permanent Spoofer", "Radar");
  write(
    "products.ts",
    words("products.ts").replaceAll("SAMPLEvid", "dQw4w9WgX").replaceAll("30000", "71220"),
  );
  write("reviews.ts", words("reviews.ts").replaceAll(/text: "/g, 'text: "Honestly: '));
  for (const name of readdirSync(`${folder}/src/data/media`)) {
    const content = readFileSync(`${folder}/src/data/media/${name}`);
    write(`media/${name}`, Buffer.concat([content, Buffer.from("own")]));
  }
  const run = await check("--launch");
  expect(run.lines.at(-1)).toBe("The shop is ready for customers.");
  expect(run.code).toBe(0);
  remove();
});
