import { get } from "node:http";
import { expect, test } from "./fixtures.ts";

const kibibyte = 1024;
// The goal is 100. React with its data router takes 82 of it.
const mostBeforeHydration = 100 * kibibyte;
const mostInAll = 125 * kibibyte;

/** How many bytes an address weighs as it is sent, compressed by brotli. */
function sentBytes(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

async function total(urls: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(Array.from(urls, (url) => sentBytes(new URL(url))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("Home's JavaScript stays within its budget, before hydration and in all", async ({
  page,
  goto,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (/\.js(?:\?|$)/.test(request.url())) scripts.add(request.url());
  });

  await goto("/");
  const beforeHydration = await total(scripts);
  // What comes only when it is wanted: each section in turn, and the film.
  for (const section of await page.locator("main section").all()) {
    await section.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState("networkidle");
  const inAll = await total(scripts);

  const report = `${(beforeHydration / kibibyte).toFixed(1)} KiB before hydration, ${(inAll / kibibyte).toFixed(1)} KiB in all`;
  console.log(`Home's JavaScript: ${report}`);
  expect(beforeHydration, report).toBeGreaterThan(20 * kibibyte);
  expect(beforeHydration, report).toBeLessThanOrEqual(mostBeforeHydration);
  expect(inAll, report).toBeLessThanOrEqual(mostInAll);
});
