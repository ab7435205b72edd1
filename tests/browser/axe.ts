import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { blend, parse, wcagContrast } from "culori";
import sharp from "sharp";
import { twoFrames } from "./page-measures.ts";

/**
 * Fails with axe's findings against WCAG 2.2 AA and its best practices, one line per element. A selector
 * limits it to a part of the page. Returns the texts whose contrast axe cannot compute, each
 * with a name of its place, and a selector that does not depend on classes, which a pointer may change.
 */
export async function expectNoAxeViolations(page: Page, part = "html") {
  const { violations, passes, incomplete } = await new AxeBuilder({ page })
    // Without frames, which only hold stubs here: they cost another page and three times the CPU.
    .setLegacyMode()
    .include(part)
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations", "incomplete"],
      ancestry: true,
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
  return incomplete
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) =>
      nodes.map(({ target, ancestry }) => ({ name: String(target), selector: String(ancestry) })),
    );
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

/** The contrast of a text and the pixels behind it. Undefined for hidden and for decorative texts. */
export async function contrastByPixels(page: Page, selector: string) {
  const element = page.locator(selector).first();
  // Under the pointer, its colours would change.
  await page.mouse.move(0, 0);
  await element.evaluate((node) => node.scrollIntoView({ block: "center", inline: "center" }));
  await waitForColours(page);
  const text = await element.evaluate((node) => {
    const { color, fontSize, fontWeight } = getComputedStyle(node);
    const isShown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isRead = node.textContent?.trim() !== "" && !node.closest("[aria-hidden=true]");
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    return isShown && isRead ? { color, least: isLarge ? 3 : 4.5 } : undefined;
  });
  const front = text && parse(text.color);
  if (!front) return undefined;
  const style =
    "* { -webkit-text-fill-color: transparent !important; text-shadow: none !important }";
  const clip = await element.boundingBox();
  if (!clip || clip.width * clip.height < 1) return undefined;
  const picture = sharp(await page.screenshot({ clip, style, animations: "disabled" }));
  const levels = await picture.removeAlpha().toColourspace("srgb").raw().toBuffer();
  const contrasts = Array.from({ length: Math.floor(levels.length / 3) }, (_, at) => {
    const [r = 0, g = 0, b = 0] = [...levels.subarray(at * 3, at * 3 + 3)].map((one) => one / 255);
    return wcagContrast(front, { mode: "rgb", r, g, b });
  });
  // A line or an edge of a picture may cross the letters, a ground may not.
  const low = contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length * 0.2)] ?? 21;
  return { contrast: low, least: text.least };
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
      const grounds: string[] = [];
      for (let at: Element | null = control; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      return [{ name: control.outerHTML.slice(0, 150), border: borderTopColor, grounds }];
    }),
  );
  const faint = borders.filter(({ border, grounds }) => {
    const drawn = blend(["black", ...grounds, border]);
    return wcagContrast(drawn, blend(["black", ...grounds.slice(0, -1)])) < 3;
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
      // Without its alpha: a forced ground equals the page's.
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
