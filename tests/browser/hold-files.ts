import type { Page } from "@playwright/test";

/** Delays requests that match a URL pattern. Returns a function that releases them. */
export async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let letGo: (() => void) | undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return () => letGo?.();
}
