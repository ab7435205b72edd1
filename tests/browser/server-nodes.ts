import { expect, type Page } from "@playwright/test";

type Watched = typeof globalThis & { serverNodes: Element[] };

/** Stores references to the prerendered nodes, to check later whether they are still in the document. */
export async function noteServerNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const nodes = document.querySelectorAll("#root > *, #root :is(header, main, footer, h1, h2)");
      (globalThis as Watched).serverNodes = Array.from(nodes);
    });
  });
}

/** Expects a hydrated page to have one header, one heading, and all prerendered nodes. */
export async function expectServerNodesKept(page: Page): Promise<void> {
  await expect(page.locator("header")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveCount(1);
  const replaced = await page.evaluate(() => {
    const { serverNodes } = globalThis as Watched;
    if (serverNodes.length < 5) return ["Almost nothing was sent."];
    return serverNodes.filter((node) => !node.isConnected).map((node) => node.outerHTML);
  });
  expect(replaced, "what was sent and is gone").toEqual([]);
}
