import {
  test as base,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { checkSites } from "./check-sites.ts";
import { markReadyPages, waitForScripts } from "./ready-pages.ts";
import { type AllowHost, guardOutsideHosts } from "./outside-hosts.ts";
import { type AllowConsole, watchNoise } from "./page-noise.ts";

checkSites();

/** The two viewports that all tests cover. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** For `test.use`: a visitor without reduced motion, which is the default in tests. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

type GotoOptions = {
  /** The page's HTTP status; 200 by default. */
  status?: number;
};

type Fixtures = {
  /** Opens an address of the shop and waits until it is hydrated. */
  goto: (path: string, options?: GotoOptions) => Promise<void>;
  allowHost: AllowHost;
  allowConsole: AllowConsole;
};

type Guards = {
  guard: {
    allowHost: AllowHost;
    allowConsole: AllowConsole;
    /** Returns the faults so far and clears them. */
    takeFaults: () => string[];
  };
};

/** Fails unless an element covers the whole screen, except the scrollbar's gutter. */
export async function expectWholeScreen(page: Page, element: Locator) {
  const { width, height } = page.viewportSize() ?? desktop;
  const box = await element.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height });
  expect(width - (box?.width ?? 0), "the scrollbar's room").toBeLessThanOrEqual(16);
}

/** Keeps random numbers above 4 %, so that the browser check is only shown if a test draws it. */
async function suppressBrowserCheck(context: BrowserContext) {
  await context.addInitScript(() => {
    const { random } = Math;
    Math.random = () => 0.04 + 0.96 * random();
  });
}

/**
 * Playwright's `test` with guards: console output, an uncaught error or a request to another host
 * fails the test unless it declares it.
 */
export const test = base.extend<Fixtures & Guards>({
  guard: [
    async ({ context, baseURL }, provide) => {
      await markReadyPages(context);
      await suppressBrowserCheck(context);
      const noise = watchNoise(context);
      const outside = await guardOutsideHosts(context, new URL(baseURL ?? "").origin);
      const takeFaults = () => [...outside.takeFaults(), ...noise.takeFaults()];
      await provide({
        allowHost: outside.allowHost,
        allowConsole: noise.allowConsole,
        takeFaults,
      });
      expect(takeFaults(), "what the test did not declare").toEqual([]);
    },
    { auto: true },
  ],
  allowHost: async ({ guard }, provide) => provide(guard.allowHost),
  allowConsole: async ({ guard }, provide) => provide(guard.allowConsole),
  goto: async ({ page, guard }, provide) => {
    await provide(async (path, { status = 200 } = {}) => {
      // Chromium prints a line for a page with an error status.
      if (status >= 400) guard.allowConsole(new RegExp(`status of ${status}`));
      const response = await page.goto(path);
      expect(response?.status(), `status of ${path}`).toBe(status);
      await waitForScripts(page);
    });
  },
});

export { expect };
