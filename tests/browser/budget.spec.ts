import { brotliCompressSync, constants } from "node:zlib";
import { hydrationEvents } from "#shop/start/replay-early-clicks.ts";
import { expect, phone, test } from "./fixtures.ts";

const kibibyte = 1024;
// React with its data router takes 78.
const mostBeforeHydration = 106 * kibibyte;
const mostInAll = 125 * kibibyte;

/**
 * The size of a page that fits into the first round trip. The initial TCP congestion window is ten packets
 * of 1,460 bytes; HTTP/2's settings and a host's compressed headers take about 350 (measured).
 */
const maxPageBytes = 14_600 - 350;

/** The size in bytes with Brotli. Hosts compress pages at a fast level, such as 5. */
function brotliBytes(text: string, level: number): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliCompressSync(text, { params }).length;
}

async function total(urls: Iterable<string>): Promise<number> {
  const sizes = Array.from(urls, async (url) => brotliBytes(await (await fetch(url)).text(), 11));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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
  const beforeHydration = await total(await page.evaluate<string[]>("firstScripts"));
  // Loads what is lazy: each section in turn, then the other screens.
  for (const section of await page.locator("main section").all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const lastScripts = ["status-screen", "product-screen"];
  await expect
    .poll(() => lastScripts.filter((name) => [...scripts].join("\n").includes(name)))
    .toEqual(lastScripts);
  const inAll = await total(scripts);

  const report = `${(beforeHydration / kibibyte).toFixed(1)} KiB before hydration, ${(inAll / kibibyte).toFixed(1)} KiB in all`;
  console.log(`Home's JavaScript: ${report}`);
  expect(beforeHydration, report).toBeGreaterThan(20 * kibibyte);
  expect(beforeHydration, report).toBeLessThanOrEqual(mostBeforeHydration);
  expect(inAll, report).toBeLessThanOrEqual(mostInAll);
});

for (const path of ["/", "/status", "/product/151373"]) {
  test(`the compressed page at ${path} fits into the first round trip`, async ({ request }) => {
    const body = brotliBytes(await (await request.get(path)).text(), 5);
    console.log(`${path}: ${body} bytes`);
    expect(body).toBeGreaterThan(5000);
    expect(body).toBeLessThanOrEqual(maxPageBytes);
  });
}
