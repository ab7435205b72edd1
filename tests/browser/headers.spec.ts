import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};

async function hashedFile(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/")).text();
  return /data-entry="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
}

for (const path of [
  "/",
  "/status",
  "/product/151373",
  "/product/unknown",
  "/nowhere",
  "/status.json",
]) {
  test(`${path} is sent with the shop's policy`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(everywhere);
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'strict-dynamic'( 'sha256-[^']+')+ 'self' https:;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/sellauth|jsdelivr|google/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
}

test("pages are revalidated on each request, hashed files never", async ({ request }) => {
  const caching = async (path: string) => (await request.get(path)).headers()["cache-control"];
  expect(await caching("/")).toBe("no-cache");
  expect(await caching("/product/151373")).toBe("no-cache");
  expect(await caching("/nowhere")).toBe("no-cache");
  expect(await caching(await hashedFile(request))).toBe("public, max-age=31536000, immutable");
  expect(await caching("/assets/gone-12345678.js"), "a missing file may come back").toBe(
    "no-cache",
  );
});

test("an unchanged page is not sent again", async ({ request }) => {
  const first = await request.get("/status");
  const again = await request.get("/status", {
    headers: { "If-None-Match": first.headers()["etag"] ?? "" },
  });
  expect(again.status()).toBe(304);
});

test("each page has one address", async ({ request, baseURL }) => {
  for (const [from, to] of [
    ["/status/", "/status"],
    ["/status.html?a=1", "/status?a=1"],
    ["/product/151373.html", "/product/151373"],
    ["/index.html", "/"],
    // Never another host.
    ["//status/", "/status"],
  ] as const) {
    const response = await request.get(new URL("/", baseURL).origin + from, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([308, to]);
  }
});

test("configuration files for hosts are not served", async ({ request }) => {
  for (const path of [
    "/_headers",
    "/_redirects",
    "/nginx.conf",
    "/index.html.br",
    "/404",
    "/product/404",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the licences of all shipped packages are public, and linked from each page", async ({
  page,
  goto,
  request,
}) => {
  await goto("/");
  const address = await page.locator('link[rel="license"]').getAttribute("href");
  const licences = await (await request.get(address ?? "")).text();
  for (const name of [
    "react",
    "react-dom",
    "react-router",
    "scheduler",
    "framer-motion",
    "lucide-react",
    "@fontsource-variable/big-shoulders",
    "tailwindcss",
  ]) {
    expect(licences).toMatch(new RegExp(`^## ${name}\\b`, "m"));
  }
  expect(licences).toContain("SIL OPEN FONT LICENSE");
  expect(licences).toContain("Permission is hereby granted");
});

test("an injected script does not run", async ({ page, goto, allowConsole }) => {
  allowConsole(/Content Security Policy/);
  await page.route("/status", async (route) => {
    const response = await route.fetch();
    const injected = [
      "<script>window.smuggled = 1</script>",
      "<script src='/demo-seller/embed.js'></script>",
      "<img src='data:,' onerror='window.smuggled = 2'>",
    ];
    const body = (await response.text()).replace("</body>", `${injected.join("")}</body>`);
    await route.fulfill({ response, body });
  });
  await goto("/status");
  const hasRun = () =>
    page.evaluate(() => "smuggled" in globalThis || "sellAuthEmbed" in globalThis);
  expect(await hasRun()).toBe(false);
  expect(await page.locator("img[onerror]").count()).toBe(1);
});
