import type { Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures.ts";
import { youtube } from "./outside-hosts.ts";

/** Watches each frame, and collects what glides: a long animation, or a part that is seen between two states. */
async function watchGlides(page: Page) {
  await page.evaluate(() => {
    const glides = new Set<string>();
    Object.assign(window, { glides });
    const heights = new Map<Element, Set<number>>();
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect, playState } = animation;
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        const durationMs = Number(duration);
        // Film, banner and dots, which never end, are in home.spec.ts.
        if (iterations === Infinity || playState !== "running") continue;
        if (durationMs > 1 && effect instanceof KeyframeEffect) {
          glides.add(`${effect.target?.tagName} ${effect.target?.className}: ${durationMs} ms`);
        }
      }
      for (const element of document.querySelectorAll("dialog, dialog > *, #menu, aside")) {
        const { opacity, transform } = getComputedStyle(element);
        if (Number(opacity) === 0 || !element.checkVisibility()) continue;
        const isBetween = Number(opacity) < 1;
        const isMoved = /^matrix\((?!1, 0, 0, 1, 0, 0)/.test(transform);
        if (isBetween || isMoved) glides.add(`${element.tagName}: ${opacity} ${transform}`);
      }
      for (const answer of document.querySelectorAll("details")) {
        const seen = heights.get(answer) ?? new Set();
        heights.set(answer, seen.add(Math.round(answer.getBoundingClientRect().height)));
        if (seen.size > 2) glides.add("details");
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const glides = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { glides: Set<string> }).glides]);

/** Opens and closes the FAQ, the menu, the film and the lightbox. */
const actions = [
  {
    name: "the FAQ",
    path: "/",
    act: async (page: Page) => {
      for (const index of [1, 2, 2]) await page.locator("summary").nth(index).press("Enter");
    },
  },
  {
    name: "the menu",
    path: "/",
    act: async (page: Page) => {
      await page.getByRole("button", { name: "Menu" }).press("Enter");
      await expect(page.locator("#menu")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu")).toBeHidden();
    },
  },
  {
    name: "the film",
    path: "/",
    act: (page: Page) => openAndClose(page, /How the product works/),
  },
  {
    name: "the lightbox",
    path: "/product/151373",
    act: (page: Page) => openAndClose(page, /Open full screen/),
  },
];

async function openAndClose(page: Page, opener: RegExp) {
  await page.getByRole("button", { name: opener }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test.use({ viewport: phone });

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  for (const isPaused of [true, false]) {
    test.describe(`the visitor ${isPaused ? "pauses" : "plays"} motion, the system says ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } });

      for (const { name, path, act } of actions) {
        test(`${name} ${isPaused ? "jumps" : "glides"}`, async ({ page, goto, allowHost }) => {
          allowHost(youtube);
          await page.addInitScript(
            (choice) => {
              if (window === window.top) sessionStorage.setItem("motion", choice);
            },
            isPaused ? "paused" : "running",
          );
          await goto(path);
          await watchGlides(page);
          await act(page);
          // Longer than any of them glides.
          await page.waitForTimeout(400);
          if (isPaused) expect(await glides(page)).toEqual([]);
          else expect(await glides(page)).not.toEqual([]);
        });
      }
    });
  }
}
