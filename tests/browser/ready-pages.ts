import type { BrowserContext, Page } from "@playwright/test";
import { hydrationEvents } from "#hydration/hydration-events.ts";

/** Marks each page once the app in it says that it is ready. */
export async function markReadyPages(context: BrowserContext) {
  await context.addInitScript((ready) => {
    document.addEventListener(ready, () => {
      document.documentElement.toggleAttribute("data-ready-in-test", true);
    });
  }, hydrationEvents.ready);
}

/** Waits until every handler and effect of the page is in place: a press is answered now. */
export async function waitForScripts(page: Page) {
  await page.locator("html[data-ready-in-test]").waitFor({ state: "attached" });
}
