import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { edited, smallShop } from "#tests/owner/check/small-shop.ts";
import { fakeKey, startFakeSellAuth } from "./fake-sellauth.ts";
import { runCommand, temporaryFolder } from "./owner-command.ts";
import { productsText, sameProducts, shopText } from "./sellauth-shop.ts";

const store = startFakeSellAuth(sameProducts);

const folder = temporaryFolder();
cpSync("tests/shop", join(folder, "src/data"), { recursive: true });
const write = (file: string, text: string) => writeFileSync(join(folder, "src/data", file), text);
write("products.ts", productsText);
write("shop.ts", shopText);

async function run(command: string, option: string, key = fakeKey) {
  const result = await runCommand(command, [option], folder, { SELLAUTH_API_KEY: key });
  return { code: result.code, output: result.output + result.errors };
}

test("npm run check -- --sellauth fails where there is a difference, and never shows the key", async () => {
  store.products[0]?.variants.splice(1, 1);
  const { code, output } = await run("owner/check/check-command.ts", "--sellauth");
  expect(code).toBe(1);
  expect(output).toContain("src/data/products.ts:41: Private · Week Key: variantId is 300002, but");
  const wrong = await run("owner/check/check-command.ts", "--sellauth", "secret");
  expect(wrong.code).toBe(1);
  expect(wrong.output).toMatch(/^SellAuth answers 401: Unauthenticated\. Check the API key.*\n$/);
});

test("npm run sellauth -- add prints entries, and asks for the key in a terminal only", async () => {
  expect(await run("owner/sellauth-command.ts", "add")).toEqual({
    code: 0,
    output: "Every product and variant at SellAuth is in the shop.\n",
  });
  const { code, output } = await run("owner/sellauth-command.ts", "add", "");
  expect([code, output]).toEqual([1, expect.stringContaining("The SellAuth API key is missing.")]);
});

test("nothing is asked of SellAuth while the data has a problem, or the shop is a demonstration", async () => {
  write("products.ts", edited(productsText, "price: 6.99", "price: -6.99"));
  const broken = await run("owner/check/check-command.ts", "--sellauth");
  expect(broken.output).toContain("price is -6.99");
  write("products.ts", productsText);
  write("shop.ts", smallShop["shop.ts"]);
  const demo = await run("owner/sellauth-command.ts", "add");
  expect(demo.output).toContain("The shop still sells through the demonstration.");
  expect(store.requests).toEqual([]);
});
