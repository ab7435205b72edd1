import type { Page } from "@playwright/test";

/** Holds back the files of this address pattern, as a slow line does; the result lets them go. */
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
