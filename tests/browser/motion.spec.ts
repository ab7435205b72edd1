import type { Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures.ts";
import { youtube } from "./outside-hosts.ts";

/** Watches each frame, and collects the animations that take longer than a jump. */
async function watchGlides(page: Page) {
  await page.evaluate(() => {
    const glides = new Set<string>();
    Object.assign(window, { glides });
    const look = () => {
      for (const { effect, playState } of document.getAnimations()) {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        // Film, banner and dots, which never end, are in home.spec.ts.
        if (iterations === Infinity || playState !== "running") continue;
        if (Number(duration) > 1 && effect instanceof KeyframeEffect) {
          glides.add(
            `${effect.target?.tagName} ${effect.target?.className}: ${Number(duration)} ms`,
          );
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** What has glided since it was asked last. */
const takeGlides = (page: Page) =>
  page.evaluate(() => {
    const { glides } = window as unknown as { glides: Set<string> };
    const taken = [...glides];
    glides.clear();
    return taken;
  });

async function openAndClose(page: Page, opener: RegExp) {
  await page.getByRole("button", { name: opener }).press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** What opens and closes, on each page. */
const actions: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  "/": {
    "the FAQ": async (page) => {
      for (const index of [1, 2, 2]) await page.locator("summary").nth(index).press("Enter");
    },
    "the menu": async (page) => {
      await page.getByRole("button", { name: "Menu" }).press("Enter");
      await expect(page.locator("#menu")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu")).toBeHidden();
    },
    "the film": (page) => openAndClose(page, /How the product works/),
  },
  "/product/151373": { "the lightbox": (page) => openAndClose(page, /Open full screen/) },
};

test.use({ viewport: phone });

// The visitor's choice, against what the system says.
for (const { choice, reducedMotion } of [
  { choice: "paused", reducedMotion: "no-preference" },
  { choice: "running", reducedMotion: "reduce" },
] as const) {
  test.describe(`the system says ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test(`what opens and closes ${choice === "paused" ? "jumps" : "glides"} where the visitor's choice is ${choice}`, async ({
      page,
      goto,
      allowHost,
    }) => {
      allowHost(youtube);
      await page.addInitScript((motion) => {
        if (window === window.top) sessionStorage.setItem("motion", motion);
      }, choice);
      for (const [path, acts] of Object.entries(actions)) {
        await goto(path);
        await watchGlides(page);
        for (const [name, act] of Object.entries(acts)) {
          await act(page);
          // Longer than any of them glides.
          await page.waitForTimeout(400);
          const glides = await takeGlides(page);
          if (choice === "paused") expect(glides, name).toEqual([]);
          else expect(glides, name).not.toEqual([]);
        }
      }
    });
  });
}
