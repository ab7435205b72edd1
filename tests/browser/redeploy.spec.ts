import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { serveFolder } from "#tests/serve-folder.ts";
import { expect, test as base } from "./fixtures.ts";
import { youtube } from "./outside-hosts.ts";
import { saveData, waitForScripts } from "./ready-pages.ts";
import { siteFolder } from "./sites.ts";
import { storePreferences } from "./stored-preferences.ts";

/** The same shop in a new build: every script has a new name, and the old scripts are gone. */
async function rebuilt(): Promise<string> {
  const next = await mkdtemp(join(tmpdir(), "shop-"));
  await cp(siteFolder, next, { recursive: true });
  const assets = await readdir(join(next, "assets"));
  const scripts = assets.filter((file) => file.endsWith(".js"));
  const renamed = new Map(scripts.map((file) => [file, file.replace(/\.js$/, ".next.js")]));
  const files = await readdir(next, { recursive: true });
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    let text = await readFile(join(next, file), "utf8");
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    await writeFile(join(next, file), text);
  }
  for (const [from, to] of renamed) {
    await rename(join(next, "assets", from), join(next, "assets", to));
  }
  return next;
}

/** A server whose site can be replaced while it runs. */
type Host = { url: string; deploy: (build: "first" | "next") => void };

// Not a fixture of the worker: Playwright starts a browser for each set of those.
let nextBuild: string | undefined;
const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from it.
  host: async ({}, provide) => {
    nextBuild ??= await rebuilt();
    const builds = { first: await serveFolder(siteFolder), next: await serveFolder(nextBuild) };
    let current = builds.first;
    const server = createServer((request, response) => {
      current.server.httpServer.emit("request", request, response);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "localhost", resolve);
    });
    await provide({
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      deploy: (build) => {
        current = builds[build];
      },
    });
    // The page is closed by now and sends no more requests.
    server.closeAllConnections();
    server.close();
    await builds.first.close();
    await builds.next.close();
  },
  baseURL: async ({ host }, provide) => provide(host.url),
});

test.describe.configure({ mode: "default" });

test.afterAll(async () => {
  if (nextBuild !== undefined) await rm(nextBuild, { recursive: true });
});

const statusLink = { name: "Status" } as const;

const entryOf = (page: Page) => page.locator("[data-entry]");
const nextEntry = /\.next\.js$/;

/** Marks the page until it is reloaded. */
const markPage = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
const markedPage = (page: Page) => page.locator("html[data-marked]");

test("a prefetch that fails reloads nothing, and a screen that has loaded opens without the host", async ({
  page,
  goto,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const missing = /assets\/(home-screen|status-screen)-/;
  await page.route(missing, (route) => route.fulfill({ status: 404 }));
  const failed = ["home-screen", "status-screen"].map((name) =>
    page.waitForResponse((response) => response.url().includes(name) && response.status() === 404),
  );
  await goto("/product/151373");
  await markPage(page);
  await Promise.all(failed);
  await page
    .locator("section#products")
    .getByRole("link", { name: /Spoofer/ })
    .click();
  await expect(page).toHaveURL("/product/283989");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Temp Spoofer/);
  await expect(markedPage(page)).toBeAttached();
});

test("a notice that cannot be loaded, which nobody has asked for, reloads nothing", async ({
  page,
  goto,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await storePreferences(page, { notifications: { discord: { enabled: true } } });
  await page.route(/assets\/community-notice-/, (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse(/community-notice/);
  await goto("/status");
  await failed;
  // Longer than a reload takes to begin.
  await page.waitForTimeout(300);
  await waitForScripts(page);
  const load = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());
  expect(load).toMatchObject({ type: "navigate" });
});

test("a screen that failed offline loads with Try again, and the others need no reload", async ({
  page,
  goto,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await saveData(page);
  await goto("/");
  await markPage(page);
  await context.setOffline(true);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", statusLink).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");

  await context.setOffline(false);
  await banner.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("searchbox").fill("spoof");
  await expect(page).toHaveURL("/?q=spoof");
  await expect(page.locator("section#products").getByRole("link")).toHaveCount(1);
  await expect(markedPage(page)).toBeAttached();
  await banner.getByRole("link", statusLink).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
});

test("after a redeploy a dialog opens in the new build's page, at its whole address", async ({
  page,
  goto,
  host,
  allowConsole,
  allowHost,
}) => {
  const path = "/product/151373?from=chat#plan-300002";
  const opener = page.getByRole("button", { name: /Open full screen/ });
  allowHost(youtube);
  allowConsole(/status of 404/);
  await goto(path);
  host.deploy("next");
  await opener.click();
  await expect(entryOf(page)).toHaveAttribute("data-entry", nextEntry);
  await waitForScripts(page);
  await expect(page).toHaveURL(path);
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("after each redeploy a route change opens the new build's page, at its whole address", async ({
  page,
  goto,
  host,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await saveData(page);
  const linkUrl = "/status?from=sale#products";
  await storePreferences(page, {
    notifications: { announcement: { enabled: true, linkText: "Sale", linkUrl } },
  });
  await goto("/");
  host.deploy("next");
  await page.getByRole("link", { name: "Sale" }).click();
  // Wait for the new build's page: the old one also runs until then.
  await expect(entryOf(page)).toHaveAttribute("data-entry", nextEntry);
  await waitForScripts(page);
  await expect(page).toHaveURL(linkUrl);

  host.deploy("first");
  await page
    .locator("section#products")
    .getByRole("link", { name: /Private/ })
    .click();
  await expect(page).toHaveURL("/product/151373");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Private/);
  await expect(entryOf(page)).not.toHaveAttribute("data-entry", nextEntry);
});
