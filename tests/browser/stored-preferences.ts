import type { Page } from "@playwright/test";
import { browserCheckDurationMs } from "#browser-check/random-draws.ts";

/** What a test writes into a visitor's storage: any part of the preferences, or garbage. */
export type StoredPreferences = {
  security?: { loadingScreen?: unknown };
  notifications?: {
    discord?: Record<string, unknown>;
    announcement?: Record<string, unknown>;
  };
};

/** Puts preferences into the visitor's storage before the page is first opened, and only then. */
export async function storePreferences(page: Page, preferences: StoredPreferences | string) {
  const stored = typeof preferences === "string" ? preferences : JSON.stringify(preferences);
  await page.addInitScript((text) => {
    if (localStorage.getItem("userPreferences") === null) {
      localStorage.setItem("userPreferences", text);
    }
  }, stored);
}

/** The fake check stays until Escape: a slow machine has time to look at it. */
export async function holdFakeCheck(page: Page) {
  await page.addInitScript((durationMs) => {
    const wait = window.setTimeout.bind(window);
    const longestMs = 2 ** 31 - 1;
    Object.assign(window, {
      setTimeout: (run: () => void, delayMs?: number) =>
        wait(run, delayMs === durationMs ? longestMs : delayMs),
    });
  }, browserCheckDurationMs);
}

/** Both of the draws that the fake check makes come out low: it shows on every route change. */
export async function drawFakeCheck(page: Page) {
  await page.addInitScript(() => {
    const { random } = Math;
    // The keys of the router are drawn as well: they must still differ.
    Math.random = () => (random() % 0.04) * 0.999;
  });
}
