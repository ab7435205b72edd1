import type { BrowserContext, Page } from "@playwright/test";
import { hydrationEvents } from "#shop/start/replay-early-clicks.ts";

/** Marks each page when its app is ready. */
export async function markReadyPages(context: BrowserContext) {
  await context.addInitScript((ready) => {
    document.addEventListener(ready, () => {
      document.documentElement.toggleAttribute("data-ready-in-test", true);
    });
  }, hydrationEvents.ready);
}

/** Waits until the page is hydrated and reacts to presses. */
export async function waitForScripts(page: Page) {
  await page.locator("html[data-ready-in-test]").waitFor({ state: "attached" });
}

/** A visitor who saves data loads nothing ahead. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
