import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { blend, wcagContrast } from "culori";
import { twoFrames } from "./page-measures.ts";

/**
 * Fails with axe's findings against WCAG 2.2 AA and its best practices, one line per element. A selector
 * limits it to a part of the page.
 */
export async function expectNoAxeViolations(page: Page, part = "html") {
  const { violations, passes } = await new AxeBuilder({ page })
    // Without frames, which only hold stubs here: they cost another page and three times the CPU.
    .setLegacyMode()
    .include(part)
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
      iframes: false,
    })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} · ${String(target)} · ${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(5);
}

/** Waits for colours that change in a transition, as they do also after a screenshot that has hidden the texts. */
async function waitForColours(page: Page) {
  await twoFrames(page);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Expects the border of each control to stand out from what is around the control (WCAG 1.4.11). A picture
 * shows by itself that it is there.
 */
export async function expectVisibleBorders(page: Page, part = "body") {
  await waitForColours(page);
  const controls = page.locator(part).locator("input, select, button, a");
  const borders = await controls.evaluateAll((elements) =>
    elements.flatMap((control) => {
      const { borderWidth, borderTopColor } = getComputedStyle(control);
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const exempt = "[aria-disabled=true], :disabled, :has(img)";
      if (!isSeen || parseFloat(borderWidth) === 0 || control.matches(exempt)) return [];
      const backgrounds: string[] = [];
      for (let at: Element | null = control; at; at = at.parentElement)
        backgrounds.unshift(getComputedStyle(at).backgroundColor);
      return [{ name: control.outerHTML.slice(0, 150), border: borderTopColor, backgrounds }];
    }),
  );
  const faint = borders.filter(({ border, backgrounds }) => {
    const drawn = blend(["black", ...backgrounds, border]);
    return wcagContrast(drawn, blend(["black", ...backgrounds.slice(0, -1)])) < 3;
  });
  expect(faint).toEqual([]);
}

/** Expects forced colours to keep the look of what is pressed or current apart from the others. */
export async function expectForcedMarks(page: Page, part = "body") {
  const marks = page.locator(part).locator("[aria-pressed=true], li[aria-current=true]");
  if ((await marks.count()) === 0) return;
  await page.emulateMedia({ forcedColors: "active" });
  await twoFrames(page);
  const unseen = await marks.evaluateAll((marked) =>
    marked.flatMap((one) => {
      const others = one.hasAttribute("aria-pressed")
        ? [...document.querySelectorAll("[aria-pressed=false]")]
        : [...(one.parentElement?.children ?? [])].filter((other) => other !== one);
      // Without its alpha: a forced background equals the page's.
      const [look, ...otherLooks] = [one, ...others].map((element) => [
        /\d+, \d+, \d+/.exec(getComputedStyle(element).backgroundColor)?.[0],
        getComputedStyle(element, "::before").borderInlineStartWidth,
      ]);
      const isAlike = otherLooks.some((other) => String(other) === String(look));
      return isAlike ? [one.outerHTML.slice(0, 150)] : [];
    }),
  );
  expect(unseen).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
