import type { BrowserContext, Page } from "@playwright/test";

/** Preferences for a visitor's storage: any part of them. */
export type StoredPreferences = {
  security?: { loadingScreen?: unknown };
  notifications?: {
    discord?: Record<string, unknown>;
    announcement?: Record<string, unknown>;
  };
};

/** Writes preferences to the visitor's storage, once, before the first page opens. */
export async function storePreferences(page: Page, preferences: StoredPreferences) {
  await page.addInitScript((text) => {
    // It runs in a video's frame as well, which may not read the storage.
    if (window === top && localStorage.getItem("userPreferences") === null) {
      localStorage.setItem("userPreferences", text);
    }
  }, JSON.stringify(preferences));
}

/** Replaces what an open page's storage has. The page reads it when it loads again. */
export const rewritePreferences = (page: Page, preferences: StoredPreferences) =>
  page.evaluate((text) => {
    localStorage.setItem("userPreferences", text);
  }, JSON.stringify(preferences));

/** Keeps the browser check open until Escape, so that slow machines have time to measure it. */
export async function holdBrowserCheck(page: Page) {
  await page.addInitScript((durationMs) => {
    const wait = window.setTimeout.bind(window);
    const longestMs = 2 ** 31 - 1;
    window.setTimeout = ((run: () => void, delayMs?: number) =>
      wait(run, delayMs === durationMs ? longestMs : delayMs)) as typeof window.setTimeout;
  }, 2000);
}

/** Keeps random numbers above 4 %, so that the browser check is not shown unless a test draws it. */
export async function preventBrowserCheck(context: BrowserContext) {
  await context.addInitScript(() => {
    const { random } = Math;
    Math.random = () => 0.04 + 0.96 * random();
  });
}

/** Keeps random numbers below 4 %, so that the browser check is shown on every route change. */
export async function drawBrowserCheck(page: Page) {
  await page.addInitScript(() => {
    const { random } = Math;
    // The router's keys are random as well and must still differ.
    Math.random = () => (random() % 0.04) * 0.999;
  });
}
