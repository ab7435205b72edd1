import { expect, phone, test } from "./fixtures.ts";
import { homeLink, productLink, statusLink } from "./main-screens.ts";
import { openPrepared } from "./prepared-screens.ts";

test.use({ viewport: phone });

type Metrics = { nodes: number; listeners: number; heapBytes: number };

test("300 route changes with prepared screens leave no nodes, listeners or memory behind", async ({
  page,
  goto,
}) => {
  test.setTimeout(120_000);
  // Both measurements hold the same screens only if all are prepared from the start.
  await openPrepared(page, goto);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  /** Waits until the browser is idle, and 0.3 seconds later still, without a new screen between. */
  const settle = () =>
    page.evaluate(async () => {
      const screens = window as never as { headingsCreated: number };
      let last = -1;
      while (last !== screens.headingsCreated) {
        last = screens.headingsCreated;
        await new Promise((resolve) => setTimeout(resolve, 300));
        // Screens that are waiting to be prepared come first.
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
    });
  const measure = async (): Promise<Metrics> => {
    await settle();
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      nodes: of("Nodes"),
      listeners: of("JSEventListeners"),
      heapBytes: of("JSHeapUsedSize"),
    };
  };
  /**
   * Presses three links in turn, as soon as the screen that was left has been prepared again. A person
   * presses later, but a slower pace creates nothing more, and would take minutes.
   */
  const changeRoutes = (rounds: number) =>
    page.evaluate<number, { rounds: number; links: string[] }>(
      async ({ rounds: count, links }) => {
        const screens = window as never as { headingsCreated: number };
        let shownAhead = 0;
        for (let change = 0; change < count * links.length; change += 1) {
          const created = screens.headingsCreated;
          const last = document.querySelector("main h1");
          document.querySelector<HTMLElement>(links[change % links.length] ?? "")?.click();
          for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
          if (document.querySelector("main h1") !== last) shownAhead += 1;
          while (screens.headingsCreated === created) {
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          await new Promise((resolve) => requestIdleCallback(resolve));
        }
        return shownAhead;
      },
      { rounds, links: [statusLink, homeLink, productLink] },
    );

  await changeRoutes(5);
  const before = await measure();
  const shownAhead = await changeRoutes(100);
  const after = await measure();
  expect(shownAhead, "screens that were prepared").toBeGreaterThan(250);
  expect(after.nodes).toBeLessThan(before.nodes + 20);
  expect(after.listeners).toBeLessThan(before.listeners + 20);
  expect(after.heapBytes).toBeLessThan(before.heapBytes * 1.3);
});
