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

/** Expects a hydrated page to have all prerendered nodes, and one header, heading and product list. */
export async function expectServerNodesKept(page: Page): Promise<void> {
  const { replaced, counts } = await page.evaluate(() => {
    const { serverNodes } = globalThis as Watched;
    const gone = serverNodes.filter((node) => !node.isConnected).map((node) => node.outerHTML);
    const single = ["header", "main", "h1", "footer", "section#products"];
    return {
      replaced: serverNodes.length < 5 ? ["Almost nothing was sent."] : gone,
      counts: single.map((name) => `${document.querySelectorAll(name).length} ${name}`),
    };
  });
  expect(replaced, "what was sent and is gone").toEqual([]);
  expect(counts).toEqual(["1 header", "1 main", "1 h1", "1 footer", "1 section#products"]);
}
