import type { Page } from "@playwright/test";
import { phone } from "./fixtures.ts";
import { productLink } from "./main-screens.ts";

/** Opens Home and waits until the screens of its links are prepared, which needs them in view. */
export async function openPrepared(page: Page, goto: (path: string) => Promise<unknown>) {
  const viewport = page.viewportSize() ?? phone;
  await page.setViewportSize({ width: viewport.width, height: 4000 });
  await goto("/");
  await page.mouse.move(5, 5);
  await waitForPrepared(page);
  await page.setViewportSize(viewport);
  await page.locator(productLink).first().scrollIntoViewIfNeeded();
}

/** Waits until no nodes have been created for a while, in the document or outside of it. */
export async function waitForPrepared(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  let last = -1;
  for (let unchanged = 0; unchanged < 5; unchanged += 1) {
    const { metrics } = await session.send("Performance.getMetrics");
    const nodes = metrics.find(({ name }) => name === "Nodes")?.value ?? 0;
    if (nodes !== last) unchanged = 0;
    last = nodes;
    await page.waitForTimeout(100);
  }
  await session.detach();
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
