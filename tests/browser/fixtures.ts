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

/** The two widths at which everything is tried. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** For `test.use`: a visitor who has not asked for less motion; by default, the tests' visitor has. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

type GotoOptions = {
  /** The status that the page answers with; 200 unless told. */
  status?: number;
};

type Fixtures = {
  /** Opens an address of the shop and waits until its scripts are at work. */
  goto: (path: string, options?: GotoOptions) => Promise<void>;
  allowHost: AllowHost;
  allowConsole: AllowConsole;
};

type Guards = {
  guard: {
    allowHost: AllowHost;
    allowConsole: AllowConsole;
    /** The faults so far, which then count no more. */
    takeFaults: () => string[];
  };
};

/** Fails unless an element covers the whole screen, but for the room kept for the scrollbar. */
export async function expectWholeScreen(page: Page, element: Locator) {
  const { width, height } = page.viewportSize() ?? desktop;
  const box = await element.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height });
  expect(width - (box?.width ?? 0), "the scrollbar's room").toBeLessThanOrEqual(16);
}

/** The fake check draws 4 in 100: no draw is that low, so that it comes only where a test asks. */
async function keepFakeCheckAway(context: BrowserContext) {
  await context.addInitScript(() => {
    const { random } = Math;
    Math.random = () => 0.04 + 0.96 * random();
  });
}

/**
 * Playwright's test for this house: a console line, an uncaught error or a request to another
 * host fails a test unless the test declares it.
 */
export const test = base.extend<Fixtures & Guards>({
  guard: [
    async ({ context, baseURL }, provide) => {
      await markReadyPages(context);
      await keepFakeCheckAway(context);
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
      // Chromium itself prints a line for a page that answers with an error status.
      if (status >= 400) guard.allowConsole(new RegExp(`status of ${status}`));
      const response = await page.goto(path);
      expect(response?.status(), `status of ${path}`).toBe(status);
      await waitForScripts(page);
    });
  },
});

export { expect };
