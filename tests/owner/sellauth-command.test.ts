import { cpSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { edited, smallShop } from "#tests/owner/check/small-shop.ts";
import { runCommand, temporaryFolder } from "./owner-command.ts";
import { productsText, sameProducts, shopText } from "./sellauth-shop.ts";

const fakeKey = "5551234|aFakeKeyForTests";
const requests: string[] = [];
let products: object[] = [];

/** Answers like SellAuth's documentation of `GET /v1/shops/{shopId}/products`, one product a page. */
const server = createServer(({ url = "", headers }, response) => {
  requests.push(url);
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const page = Number(new URL(url, "http://localhost").searchParams.get("page"));
  if (headers.authorization !== `Bearer ${fakeKey}`) send(401, { message: "Unauthenticated." });
  else send(200, { data: products.slice(page - 1, page), last_page: products.length });
});

const folder = temporaryFolder();
cpSync("tests/shop", join(folder, "src/data"), { recursive: true });
const write = (file: string, text: string) => writeFileSync(join(folder, "src/data", file), text);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  requests.length = 0;
  // SellAuth writes prices as texts, and a variant may have no name.
  const json = JSON.stringify(sameProducts())
    .replaceAll(/"price":([\d.]+)/g, '"price":"$1"')
    .replace('"Day Key"', "null");
  products = JSON.parse(json) as object[];
  write("products.ts", productsText);
  write("shop.ts", shopText);
});

async function compare(key = fakeKey) {
  const { port } = server.address() as AddressInfo;
  const variables = { SELLAUTH_API_KEY: key, SELLAUTH_API_URL: `http://127.0.0.1:${port}` };
  const result = await runCommand(
    "owner/check/check-command.ts",
    ["--sellauth"],
    folder,
    variables,
  );
  return { code: result.code, output: result.output + result.errors };
}

test("npm run check -- --sellauth reads every page, and passes the same shop", async () => {
  expect(await compare()).toEqual({
    code: 0,
    output: "No problems in src/data, and the same at SellAuth.\n",
  });
  expect(requests).toHaveLength(2);
});

test("it fails where there is a difference, and prints what is missing", async () => {
  write("products.ts", edited(productsText, "300002", "1"));
  const { code, output } = await compare();
  expect(code).toBe(1);
  expect(output).toContain("src/data/products.ts:41: Private · Week Key: variantId is 1, but");
  expect(output).toMatch(/\n\n\/\/ SellAuth also has the following\..*\n.*\n.*300002 \},\n$/);
});

test("SellAuth's own words say what is wrong with a key, which is never shown", async () => {
  const { code, output } = await compare("secret");
  expect(code).toBe(1);
  expect(output).toMatch(/^SellAuth answers 401: Unauthenticated\. Check the API key.*\n$/);
  expect((await compare("")).output).toContain("The SellAuth API key is missing.");
});

test("nothing is asked of SellAuth while the data has a problem, or the shop is a demonstration", async () => {
  write("products.ts", edited(productsText, "price: 6.99", "price: -6.99"));
  expect((await compare()).output).toContain("price is -6.99");
  write("products.ts", smallShop["products.ts"]);
  write("shop.ts", smallShop["shop.ts"]);
  expect((await compare()).output).toContain("The shop still sells through the demonstration.");
  expect(requests).toEqual([]);
});
