import { get, type IncomingMessage } from "node:http";
import { hydrationEvents } from "#shop/start/replay-early-clicks.ts";
import { maxPageBytes, sentBytes } from "#prerender/page-weight.ts";
import { expect, phone, test } from "./fixtures.ts";

const kibibyte = 1024;
// React with its data router takes 78.
const mostBeforeHydration = 106 * kibibyte;
const mostInAll = 125 * kibibyte;

/** The size in bytes of a response with Brotli. */
async function answerBytes(url: string): Promise<{ headers: number; body: number }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, resolve).on("error", reject);
  });
  const statusLine = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}`;
  const fields = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  let body = 0;
  for await (const part of response as AsyncIterable<Buffer>) body += part.length;
  return { headers: statusLine.length + fields + 4, body };
}

async function total(urls: Iterable<string>): Promise<number> {
  const answers = await Promise.all(Array.from(urls, answerBytes));
  return answers.reduce((sum, { body }) => sum + body, 0);
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
    const body = sentBytes(await (await request.get(path)).text());
    console.log(`${path}: ${body} bytes`);
    expect(body).toBeGreaterThan(5000);
    expect(body).toBeLessThanOrEqual(maxPageBytes);
  });
}

test("the headers of a page take at most the bytes that its size allows for", async ({
  baseURL,
}) => {
  const { headers } = await answerBytes(new URL("/", baseURL).href);
  console.log(`${headers} bytes of headers`);
  // Over HTTP/1.1, uncompressed.
  expect(headers).toBeLessThanOrEqual(1150);
});
