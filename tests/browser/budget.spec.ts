import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { pagePaths } from "#domain/paths.ts";
import { hydrationEvents } from "#shop/start/replay-early-clicks.ts";
import { products } from "#tests/shop/products.ts";
import { expect, phone, test, testShop } from "./fixtures.ts";

/** Compressed sizes in bytes, by the name of a script without its hash, or the path of a page. */
type Sizes = Record<string, number>;

// The sizes when they were last recorded.
const firstLoad = 112_228;
const laterScripts: Sizes = { "status-screen": 2271, "product-screen": 9300 };
const pages: Sizes = {
  "/": 14_713,
  "/status": 10_266,
  "/product/151373": 14_012,
  "/ with gzip": 15_696,
  "/status with gzip": 10_811,
  "/product/151373 with gzip": 14_871,
};

/** What ten packets hold. If a part of the first screen comes later, it paints a round trip later. */
const firstRoundTripBytes = 14_600;

/** The headers of a page from nginx. */
const headerBytes = 586;

/** 2 % above a size. The hashed names in a small script change its size by some bytes as well. */
const limitAbove = (bytes: number) => Math.ceil(Math.max(bytes * 1.02, bytes + 16));

/** Expects each file within its limit, or prints all of them. A new one may have `newBytes`. */
function expectWithinLimits(sizes: Sizes, before: Sizes, newBytes: number) {
  const names = Object.keys({ ...before, ...sizes });
  const rows = names.map((name) => {
    const [bytes, limit] = [sizes[name], limitAbove(before[name] ?? newBytes)];
    // A file that is missing has another name, or is not loaded any more.
    const isWithin = bytes !== undefined && bytes <= limit;
    return `${isWithin ? " " : "✘"} ${name}: ${bytes} bytes, the limit is ${limit}`;
  });
  expect(
    rows.filter((row) => row.startsWith("✘")),
    rows.join("\n"),
  ).toEqual([]);
}

/** The size with Brotli. Hosts compress pages at a fast level, such as 5. */
function brotliBytes(text: string, level: number): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params }).length;
}

/** The size with gzip, at the level of src/prerender/nginx.conf. */
function gzipBytes(text: string): number {
  return gzipSync(text, { level: 6 }).length;
}

/** Keeps the addresses of the scripts that a page has loaded when it is hydrated, as `firstScripts`. */
async function noteFirstScripts(page: Page) {
  await page.addInitScript((ready) => {
    document.addEventListener(ready, () => {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      Object.assign(window, { firstScripts: files.filter((name) => name.endsWith(".js")) });
    });
  }, hydrationEvents.ready);
}

async function scriptSizes(urls: readonly string[]): Promise<Sizes> {
  const sizes = urls.map(async (url) => {
    const name = url.replace(/^.*\/|-.{8}\.js$/g, "");
    return [name, brotliBytes(await (await fetch(url)).text(), 11)] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

test("the scripts of Home before it is hydrated stay within their limit, and each later one within its own", async ({
  page,
  goto,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (/\.js(?:\?|$)/.test(request.url())) scripts.add(request.url());
  });
  await noteFirstScripts(page);
  await page.setViewportSize(phone);
  await goto("/");
  const first = await page.evaluate<string[]>("firstScripts");
  const firstSizes = await scriptSizes(first);
  const firstLoadBytes = Object.values(firstSizes).reduce((sum, bytes) => sum + bytes, 0);
  expect(firstLoadBytes, JSON.stringify(firstSizes)).toBeLessThanOrEqual(limitAbove(firstLoad));

  // Loads what is lazy: each section in turn, then the other screens.
  for (const section of await page.locator("main section").all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const later = [...scripts].filter((url) => !first.includes(url));
  expectWithinLimits(await scriptSizes(later), laterScripts, 2000);
});

test("a page names every script of its start, so that none is requested only by another", async ({
  page,
  goto,
}) => {
  await noteFirstScripts(page);
  for (const path of pagePaths(products.slice(0, 1))) {
    await goto(path);
    const first = await page.evaluate<string[]>("firstScripts");
    const script = page.locator("script[data-entry]");
    const files = [
      await script.getAttribute("data-entry"),
      await script.getAttribute("data-chunks"),
    ].join(" ");
    const named = files.split(" ").map((file) => testShop + file);
    expect(named, path).toEqual(expect.arrayContaining(first));
  }
});

test("each page stays within its limit, and its first screen within the first round trip", async ({
  request,
}) => {
  const sizes: Sizes = {};
  const firstScreens: Sizes = {};
  for (const path of pagePaths(products.slice(0, 1))) {
    const html = await (await request.get(path)).text();
    sizes[path] = brotliBytes(html, 5);
    sizes[`${path} with gzip`] = gzipBytes(html);
    const [firstScreen = ""] = html.split("</section>");
    firstScreens[path] = headerBytes + gzipBytes(firstScreen);
  }
  expectWithinLimits(sizes, pages, 14_000);
  const largest = Math.max(...Object.values(firstScreens));
  expect(largest, JSON.stringify(firstScreens)).toBeLessThanOrEqual(firstRoundTripBytes);
});

// A selector such as `:has(> :nth-child(4))` makes each change of the page concern all elements.
test("what opens by a press has few elements to style", async ({ browser, page, goto }) => {
  await page.setViewportSize(phone);
  await goto("/");
  const question = page.locator("details:not([open]) > summary").last();
  await question.scrollIntoViewIfNeeded();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await question.click();
  await expect(page.locator("details[open]").last()).toBeVisible();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args.elementCount ?? []) : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(100);
});
