import { brotliCompressSync, constants } from "node:zlib";
import { pagePaths } from "#domain/paths.ts";
import { hydrationEvents } from "#shop/start/replay-early-clicks.ts";
import { products } from "#tests/shop/products.ts";
import { expect, phone, test } from "./fixtures.ts";

/** The size in bytes of each file, by its name. */
type Sizes = Record<string, number>;

// The sizes at the last release, in bytes. A budget is their sum and 2 %.
const firstScripts: Sizes = {
  index: 323,
  "rolldown-runtime": 327,
  libraries: 85_639,
  "hydrate-shop": 68,
  start: 15_456,
  "home-screen": 7986,
};
const laterScripts: Sizes = {
  "product-screen": 8927,
  "status-screen": 1862,
  "status-detail": 254,
  "viewed-media": 849,
};
// Above 14,250, which is the first round trip without a host's headers, a page paints later (docs/bench.md).
const pages: Sizes = { "/": 14_189, "/status": 9991, "/product/151373": 14_023 };

const sum = (sizes: Sizes) => Object.values(sizes).reduce((total, size) => total + size, 0);

/** Expects that files together are no larger than in the last release. Prints each file, and its size then. */
function expectWithinBudget(what: string, sizes: Sizes, before: Sizes) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(sizes)])];
  const rows = names.map((name) => `  ${name}: ${sizes[name] ?? 0}, was ${before[name] ?? 0}`);
  const limit = Math.round(sum(before) * 1.02);
  const report = [`${what}: ${sum(sizes)} bytes, the limit is ${limit}`, ...rows].join("\n");
  console.log(report);
  expect(sum(sizes), report).toBeGreaterThan(limit / 2);
  expect(sum(sizes), report).toBeLessThanOrEqual(limit);
}

/** The size in bytes with Brotli. Hosts compress pages at a fast level, such as 5. */
function brotliBytes(text: string, level: number): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params }).length;
}

/** The sizes of scripts by their names without the hash. */
async function scriptSizes(urls: readonly string[]): Promise<Sizes> {
  const sizes = urls.map(async (url) => {
    const name = url.replace(/^.*\/|-.{8}\.js$/g, "");
    return [name, brotliBytes(await (await fetch(url)).text(), 11)] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

test("Home's JavaScript stays within its budget, before hydration and in total", async ({
  page,
  goto,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (/\.js(?:\?|$)/.test(request.url())) scripts.add(request.url());
  });

  await page.addInitScript((ready) => {
    document.addEventListener(ready, () => {
      const files = performance.getEntriesByType("resource").map(({ name }) => name);
      Object.assign(window, { firstScripts: files.filter((name) => name.endsWith(".js")) });
    });
  }, hydrationEvents.ready);
  await page.setViewportSize(phone);
  await goto("/");
  const first = await scriptSizes(await page.evaluate<string[]>("firstScripts"));
  // Loads what is lazy: each section in turn, then the other screens.
  for (const section of await page.locator("main section").all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const lastScripts = ["status-screen", "product-screen"];
  await expect
    .poll(() => lastScripts.filter((name) => [...scripts].join("\n").includes(name)))
    .toEqual(lastScripts);

  expectWithinBudget("JavaScript before hydration", first, firstScripts);
  const all = await scriptSizes([...scripts]);
  expectWithinBudget("JavaScript in all", all, { ...firstScripts, ...laterScripts });
});

for (const path of pagePaths(products.slice(0, 1))) {
  test(`the compressed page at ${path} stays within its budget`, async ({ request }) => {
    const bytes = brotliBytes(await (await request.get(path)).text(), 5);
    expectWithinBudget("The page", { [path]: bytes }, { [path]: pages[path] ?? 0 });
  });
}
