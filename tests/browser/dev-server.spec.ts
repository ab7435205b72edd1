import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { defaultPreferences } from "#tests/shop/preferences.ts";
import { products } from "#tests/shop/products.ts";
import { expect as baseExpect, test as base, withMotion } from "./fixtures.ts";
import { waitForScripts } from "./ready-pages.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const [product] = products;
if (!product) throw new Error("The shop has no product to buy.");

/** The server compiles a file at its first request. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** Tests `npm run dev` instead of the built shop. */
const test = base.extend<{ devServer: ViteDevServer }>({
  // Not a fixture of the worker: Playwright starts a browser for each set of those.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from it.
  devServer: async ({}, provide) => {
    // A machine may have this set.
    process.env["NODE_ENV"] = "production";
    const server = await createServer({
      root,
      mode: "tests/shop",
      // A separate cache, because a development server may be running.
      cacheDir: "node_modules/.cache/dev-server-test",
      logLevel: "error",
      server: { port: 0, watch: null },
    });
    await server.listen();
    await provide(server);
    await server.close();
  },
  baseURL: ({ devServer }, provide) => provide(devServer.resolvedUrls?.local[0]),
});
// With reduced motion, Motion prints a line in development.
test.use(withMotion);

// A page of development is hundreds of small files.
test.describe.configure({ timeout: 150_000 });

// What the panel does has unit tests. Here it works with the whole shop and under StrictMode.
test("in development the shop works with its developer panel", async ({
  page,
  request,
  allowConsole,
}) => {
  // It serves the project's files, so it answers under its own name alone.
  const tunnel = await request.get("/", { headers: { host: "a-friend.tunnel.example" } });
  expect(tunnel.status()).toBe(403);

  allowConsole(/\[vite\] connect(ing|ed)/);
  allowConsole(/Download the React DevTools/);
  await page.goto("/", { waitUntil: "commit" });
  await waitForScripts(page);
  const panel = page.getByRole("complementary", { name: "Developer panel" });
  await panel.getByText("Developer panel").click();
  // The notice shows after a reload.
  await panel.getByLabel("Community notice").selectOption("center");
  const notice = page.getByRole("dialog", { name: defaultPreferences.notifications.discord.title });
  await expect(notice).toBeVisible();

  // A modal dialog covers the links.
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();

  await page.locator("section#products").getByRole("link", { name: product.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(product.name);
});
