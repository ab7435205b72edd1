import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { checkReport } from "#owner/check/check-report.ts";
import { startCommand } from "#tests/owner/owner-command.ts";
import { productsText, sameProducts, shopText } from "./sellauth-shop.ts";
import { edited, smallShop, smallShopFolder } from "./small-shop.ts";

let folder = "";
const write = (file: string, text: string) => writeFileSync(join(folder, "src/data", file), text);
const report = (...options: string[]) => checkReport(options, folder);

beforeEach(() => {
  vi.stubEnv("GITHUB_ACTIONS", "");
  folder = smallShopFolder();
});

const withoutRating = edited(smallShop["reviews.ts"], "rating: 5", "rating: 0");

test("npm run check prints the report, and fails where there is a problem", () => {
  write("reviews.ts", withoutRating);
  expect(startCommand("owner/shop-command.ts", ["check"], folder)).toEqual({
    status: 1,
    errors: "",
    output:
      "1 problem to fix, after which the check may find more:\nsrc/data/reviews.ts:6: review 1: rating is 0. A rating is a whole number from 1 to 5, without quotes.\n",
  });
});

test("a shop without problems passes with its samples; before the launch they are left to do", async () => {
  expect(await report()).toEqual({ text: "No problems in src/data.", isRefused: false });
  const { text, isRefused } = await report("--launch");
  expect(isRefused).toBe(true);
  expect(text).toMatch(
    /^\d+ things to do before you open\..*\n(?:src\/data\/.*\n)+\nThe shop is not ready for customers yet\.$/,
  );
  // Without the -- before it, npm keeps the option to itself.
  vi.stubEnv("npm_config_launch", "true");
  expect(await report()).toEqual({ text, isRefused });
});

const withoutNotes = (text: string) => text.replaceAll("// sample", "");

test("a shop is ready for customers with its own values and a real seller", async () => {
  for (const [file, text] of Object.entries(smallShop)) {
    write(file, withoutNotes(text.replaceAll("SAMPLEvid", "OwnersVid")));
  }
  const links = 'footerLinks: [{ text: "Status", url: "/status" }], shopId';
  const shop = withoutNotes(edited(smallShop["shop.ts"], "shopId", links));
  write("shop.ts", shop);
  expect(await report("--launch")).toMatchObject({
    isRefused: true,
    text: expect.stringContaining("the demonstration, which sells nothing") as string,
  });
  const openShop = shop
    .replace("/demo-seller/embed.js", "https://sellauth.com/assets/js/sellauth-embed-2.js")
    .replace("/demo-seller/index.html", "https://keys.mysellauth.com")
    .replace("latchkey.example", "keys.com")
    .replace("latchkey-sample", "latchkey");
  write("shop.ts", openShop);
  const text = "The shop is ready for customers.";
  expect(await report("--launch")).toEqual({ text, isRefused: false });
});

test("an option that does not exist is refused, and not shown: it may be the key", async () => {
  await expect(report("sellauth", "2154321|aBcDeF")).rejects.toThrow(
    /^There is no such option\. Write npm run check, [^|]*$/,
  );
});

test("in GitHub Actions, problems are marked on their lines and fail, samples pass", async () => {
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const ready = await report("--launch");
  expect(ready.isRefused).toBe(false);
  expect(ready.text).toMatch(/^\d+ things to do/);
  write("reviews.ts", withoutRating);
  const broken = await report("--launch");
  expect(broken.isRefused).toBe(true);
  expect(broken.text).toContain("::error file=src/data/reviews.ts,line=6::review 1: rating is 0.");
});

describe("--sellauth", () => {
  const requests: string[] = [];

  /** Answers like SellAuth's documentation of `GET /v1/shops/{shopId}/products`, one product a page. */
  function answer(address: string, { headers }: { headers: Record<string, string> }) {
    requests.push(address);
    if (headers["Authorization"] !== "Bearer 5551234|aFakeKeyForTests") {
      return Promise.resolve(Response.json({ message: "Unauthenticated." }, { status: 401 }));
    }
    // SellAuth writes prices as texts, and a variant may have no name.
    const json = JSON.stringify(sameProducts())
      .replaceAll(/"price":([\d.]+)/g, '"price":"$1"')
      .replace('"Day Key"', "null");
    const products = JSON.parse(json) as object[];
    const page = Number(new URL(address).searchParams.get("page"));
    const data = products.slice(page - 1, page);
    return Promise.resolve(Response.json({ data, last_page: products.length }));
  }

  beforeEach(() => {
    requests.length = 0;
    vi.stubGlobal("fetch", answer);
    vi.stubEnv("SELLAUTH_API_KEY", "5551234|aFakeKeyForTests");
    write("products.ts", productsText);
    write("shop.ts", shopText);
  });

  test("reads every page of the owner's shop, and passes the same shop", async () => {
    expect(await report("--sellauth")).toEqual({
      text: "No problems in src/data. The same at SellAuth.",
      isRefused: false,
    });
    expect(requests).toEqual(
      [1, 2].map(
        (page) => `https://api.sellauth.com/v1/shops/345678/products?page=${page}&perPage=100`,
      ),
    );
  });

  test("fails where there is a difference, and prints what is missing", async () => {
    write("products.ts", edited(productsText, "300002", "1"));
    const { text, isRefused } = await report("--sellauth");
    expect(isRefused).toBe(true);
    expect(text).toContain("src/data/products.ts:41: Private · Week Key: variantId is 1, but");
    expect(text).toMatch(/\n\n\/\/ SellAuth also has the following\..*\n.*\n.*300002 \},$/);
  });

  test("another name at SellAuth is no problem, but not the same", async () => {
    write("products.ts", edited(productsText, 'name: "Private",', 'name: "Secret",'));
    const { text, isRefused } = await report("--sellauth");
    expect(isRefused).toBe(false);
    expect(text).toContain('name is "Secret", but SellAuth calls it "Private".');
    expect(text).not.toMatch(/No problems|The same/);
  });

  test("SellAuth's own words say what is wrong with a key, which is never shown", async () => {
    vi.stubEnv("SELLAUTH_API_KEY", "secret");
    await expect(report("--sellauth")).rejects.toThrow(
      /^SellAuth answers 401 \(Unauthenticated\)\. Check the API key(?!.*secret)/,
    );
    vi.stubEnv("SELLAUTH_API_KEY", "two\nlines");
    await expect(report("--sellauth")).rejects.toThrow(
      /^The SellAuth API key has a space, a line break or a letter that no key has: copy it again\.$/,
    );
    vi.stubEnv("SELLAUTH_API_KEY", "");
    await expect(report("--sellauth")).rejects.toThrow("The SellAuth API key is missing.");
  });

  test.each([
    [404, { message: "No shop." }, "404 (No shop). Check the API key, and the shopId in shop.ts."],
    [429, { message: { text: "no" } }, "429 (Slow down). It was asked too often: try again in"],
    [500, null, "500 (Slow down). The fault is SellAuth's: try again later."],
    [503, { message: "Soon." }, "503 (Soon). The fault is SellAuth's: try again later."],
  ])("an answer %i with %j says what to do", async (status, body, expected) => {
    const response = Response.json(body, { status, statusText: "Slow down" });
    vi.stubGlobal("fetch", () => Promise.resolve(response));
    await expect(report("--sellauth")).rejects.toThrow(`SellAuth answers ${expected}`);
  });

  test("an answer may take its time", async () => {
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      await setTimeout(500);
      init.signal?.throwIfAborted();
      return answer(address, init as Parameters<typeof answer>[1]);
    });
    expect((await report("--sellauth")).text).toMatch(/The same at SellAuth\.$/);
  });

  test("without a connection, it says to go online", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    await expect(report("sellauth")).rejects.toThrow("(fetch failed). Go online, and try again.");
  });

  test("the number of pages may be under meta", async () => {
    vi.stubGlobal("fetch", (address: string) => {
      const page = Number(new URL(address).searchParams.get("page"));
      const data = sameProducts().slice(page - 1, page);
      return Promise.resolve(Response.json({ data, meta: { last_page: 2 } }));
    });
    expect((await report("sellauth")).text).toMatch(/The same at SellAuth\.$/);
  });

  test("asks nothing while the data has a problem, or the shop is a demonstration", async () => {
    write("products.ts", edited(productsText, "price: 6.99", "price: -6.99"));
    expect((await report("--sellauth")).text).toContain("price is -6.99");
    write("products.ts", smallShop["products.ts"]);
    write("shop.ts", smallShop["shop.ts"]);
    await expect(report("--sellauth")).rejects.toThrow("still sells through the demonstration.");
    expect(requests).toEqual([]);
  });
});
