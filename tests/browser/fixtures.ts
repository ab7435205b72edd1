import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type AllowHost, guardOutsideHosts } from "./outside-hosts.ts";
import { type AllowConsole, watchNoise } from "./page-noise.ts";
import { markReadyPages, waitForScripts } from "./ready-pages.ts";
import { expectServerNodesKept, noteServerNodes } from "./server-nodes.ts";
import { preventBrowserCheck } from "./stored-preferences.ts";

/** The addresses of the sites: tests/shop and tests/live-shop. */
export const testShop = `http://localhost:${process.env["SHOP_PORT"]}`;
export const liveShop = `http://localhost:${process.env["LIVE_PORT"]}`;
/** And of the shop with data at the bounds (tests/made-shops/bounds.ts). */
export const boundsShop = `http://localhost:${process.env["BOUNDS_PORT"]}`;
/** Shops in Arabic and Vietnamese (tests/made-shops/languages.ts). */
export const arabicShop = `http://localhost:${process.env["ARABIC_PORT"]}`;
export const vietnameseShop = `http://localhost:${process.env["VIETNAMESE_PORT"]}`;

/** A phone's and a desktop's viewport. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
export const shortWindows = [
  { width: 844, height: 390 },
  { width: 667, height: 320 },
];

/** For `test.use`: a visitor without reduced motion, which is the default in tests. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

type GotoOptions = {
  /** The expected HTTP status; 200 by default. */
  status?: number;
};

type Fixtures = {
  /** Opens an address of the shop, waits until the app is ready and checks that it kept the page. */
  goto: (path: string, options?: GotoOptions) => Promise<void>;
  allowHost: AllowHost;
  allowConsole: AllowConsole;
};

type Guards = {
  guard: {
    allowHost: AllowHost;
    allowConsole: AllowConsole;
    /** Returns the faults so far, and clears them. */
    takeFaults: () => string[];
  };
};

/** Expects an element to cover the whole screen, except for the scrollbar's gutter. */
export async function expectWholeScreen(page: Page, element: Locator) {
  const { width, height } = page.viewportSize() ?? desktop;
  const gutter = async () => width - ((await element.boundingBox())?.width ?? 0);
  await expect.poll(() => element.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  await expect.poll(gutter, "the scrollbar's gutter").toBeLessThanOrEqual(16);
}

/**
 * Playwright's `test` with guards: a console line, an uncaught error or a request to another host
 * fails the test unless the test allows it.
 */
export const test = base.extend<Fixtures & Guards>({
  guard: [
    async ({ context, baseURL }, provide) => {
      await markReadyPages(context);
      await preventBrowserCheck(context);
      const noise = watchNoise(context);
      const outside = guardOutsideHosts(context, new URL(baseURL ?? "").origin);
      const takeFaults = () => [...outside.takeFaults(), ...noise.takeFaults()];
      await provide({
        allowHost: outside.allowHost,
        allowConsole: noise.allowConsole,
        takeFaults,
      });
      expect(takeFaults(), "not allowed by the test").toEqual([]);
    },
    { auto: true },
  ],
  allowHost: async ({ guard }, provide) => provide(guard.allowHost),
  allowConsole: async ({ guard }, provide) => provide(guard.allowConsole),
  goto: async ({ page, guard }, provide) => {
    await noteServerNodes(page);
    await provide(async (path, { status = 200 } = {}) => {
      // Chromium prints a line for a page with an error status.
      if (status >= 400) guard.allowConsole(new RegExp(`status of ${status}`));
      // Not the load event: the app starts without the last pictures.
      const response = await page.goto(path, { waitUntil: "commit" });
      expect(response?.status(), `status of ${path}`).toBe(status);
      await waitForScripts(page);
      await expectServerNodesKept(page);
    });
  },
});

export { expect };
