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

test("pages are sent with the shop's policy, and scripts to keep", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(headers).toMatchObject(everywhere);
  const policy = headers["content-security-policy"];
  expect(policy).toMatch(/script-src 'strict-dynamic'( 'sha256-[^']+')+ 'self' https:;/);

  const script = (await request.get(await hashedFile(request))).headers();
  expect(script["cache-control"]).toBe("public, max-age=31536000, immutable");
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
