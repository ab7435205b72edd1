import type { Page } from "@playwright/test";
import { products } from "#tests/shop/products.ts";
import { phone } from "./fixtures.ts";
import { productLink } from "./main-screens.ts";

/**
 * Counts the headings that scripts create, so that `waitForPrepared` notices screens that are
 * rendered outside of the document. Prepares screens as soon as the browser is idle, not only after a
 * second.
 */
async function notePreparedScreens(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { headingsCreated: 0 });
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === "h1") (window as never as { headingsCreated: number }).headingsCreated += 1;
      return create(name, options);
    };
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number) =>
      wait(run, ms === 1000 ? 1 : ms)) as typeof window.setTimeout;
  });
}

/** Status and every product. */
export const preparedByHome = 1 + products.length;

/** Opens Home and waits until the screens of its links are prepared, which needs them in view. */
export async function openPrepared(page: Page, goto: (path: string) => Promise<unknown>) {
  const viewport = page.viewportSize() ?? phone;
  await notePreparedScreens(page);
  await page.setViewportSize({ width: viewport.width, height: 4000 });
  await goto("/");
  await waitForPrepared(page, preparedByHome);
  await page.setViewportSize(viewport);
  await page.locator(productLink).first().scrollIntoViewIfNeeded();
}

/** Waits until this many screens have been rendered since the page opened. */
export async function waitForPrepared(page: Page, screens: number) {
  await page.waitForFunction(
    (count) => (window as never as { headingsCreated: number }).headingsCreated >= count,
    screens,
  );
  // React attaches a screen to its container when it is complete.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Presses what a selector finds. Returns the value of a script before React renders the navigation. */
export function shownByPress<Value>(page: Page, selector: string, script: string) {
  return shownBy<Value>(
    page,
    `document.querySelector(${JSON.stringify(selector)}).click()`,
    script,
  );
}

/** Goes back. Returns the value of a script before React renders the navigation. */
export function shownByBack<Value>(page: Page, script: string) {
  return shownBy<Value>(
    page,
    `await new Promise((resolve) => {
      addEventListener("popstate", resolve, { once: true });
      history.back();
    })`,
    script,
  );
}

// React renders in a task. The router navigates in microtasks.
function shownBy<Value>(page: Page, action: string, script: string) {
  return page.evaluate<Value>(`(async () => {
    ${action};
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    return ${script};
  })()`);
}
