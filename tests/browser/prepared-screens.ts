import type { Page } from "@playwright/test";
import { productLink } from "./main-screens.ts";

/** Opens Home, and scrolls to each of the links until its screen is prepared. */
export async function openPrepared(
  page: Page,
  goto: (path: string) => Promise<unknown>,
  links: readonly string[] = [productLink],
) {
  await goto("/");
  for (const link of links) {
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await waitForPrepared(page);
  }
}

/** The number of nodes, in the document and outside of it. */
export async function nodeCount(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return metrics.find(({ name }) => name === "Nodes")?.value ?? NaN;
}

/** Waits until no screen is being prepared: the browser was idle seven times without creating a node. */
export async function waitForPrepared(page: Page) {
  let last = -1;
  for (let unchanged = 0; unchanged < 7; unchanged += 1) {
    const nodes = await nodeCount(page);
    if (nodes !== last) unchanged = 0;
    last = nodes;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForTimeout(100);
  }
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
