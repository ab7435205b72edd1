import type { Page } from "@playwright/test";
import { blend, formatHex, type Rgb, wcagContrast } from "culori";
import sharp from "sharp";
import type { ThemeColours } from "#domain/theme.ts";
import { backgroundColours, minContrast, textColours } from "#owner/check/rules/colour-rules.ts";
import { theme } from "#tests/shop/theme.ts";
import { expectForcedMarks, expectNoAxeViolations, expectVisibleBorders } from "./axe.ts";
import { desktop, expect, liveShop, phone, test, testShop } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";
import { openState, type OpenState, openStates, press } from "./open-states.ts";
import { expectNothingCut, expectSoundLayout } from "./page-measures.ts";

const narrow = { width: 320, height: 700 };

/** Parts that only a shop with many products has. Names at the bounds and from right to left are in bounds.spec.ts. */
const liveShopStates: OpenState[] = [
  { name: "list view", path: "/" },
  { name: "status with a filter", path: "/status", part: "main", act: press(/updating/) },
  { name: "product with a warning", path: "/product/rust-ember", part: "main" },
];

/** A text on the screen: its colour from 0 to 1, and the box of its first line. */
type ScreenText = {
  text: string;
  colour: [number, number, number, number];
  box: { x: number; y: number; width: number; height: number };
};

const colourNames = Object.keys(theme.colours) as (keyof ThemeColours)[];

/**
 * Expects each visible text in the window to stand out from the pixels behind it, on pictures too, and each
 * pair of the theme's colours to be one that the owner's check compares.
 */
async function expectReadableTexts(page: Page) {
  const texts = await page.evaluate(visibleTexts);
  const hideTexts =
    "*, ::before, ::after, ::placeholder { transition: none !important; color: transparent !important; text-decoration-color: transparent !important; -webkit-text-fill-color: transparent !important } svg { visibility: hidden }";
  const picture = await page.screenshot({ style: hideTexts, animations: "disabled", scale: "css" });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

  const faults = texts.flatMap(({ text, colour, box }) => {
    const pixels = new Map<number, number>();
    for (let y = Math.ceil(box.y); y < box.y + box.height - 1; y += 1) {
      for (let x = Math.ceil(box.x); x < box.x + box.width - 1; x += 2) {
        const at = (y * info.width + x) * 3;
        const rgb = data.readUIntBE(at, 3);
        pixels.set(rgb, (pixels.get(rgb) ?? 0) + 1);
      }
    }
    const [r, g, b, alpha] = colour;
    const on = (background: string) => {
      const back = [1, 3, 5].map((at) => parseInt(background.slice(at, at + 2), 16) / 255);
      const mixed = [r, g, b].map((part, index) => part * alpha + (back[index] ?? 0) * (1 - alpha));
      return { mode: "rgb", r: mixed[0], g: mixed[1], b: mixed[2] } as Rgb;
    };
    const backgrounds = [...pixels]
      .toSorted(([, one], [, other]) => other - one)
      .map(([rgb, many]) => [`#${rgb.toString(16).padStart(6, "0")}`, many] as const);
    const count = backgrounds.reduce((sum, [, many]) => sum + many, 0);
    // A twentieth of the pixels may be a line or an edge.
    const hard = backgrounds.filter(
      ([background]) => wcagContrast(on(background), background) < minContrast,
    );
    const hardCount = hard.reduce((sum, [, many]) => sum + many, 0);
    const [background = ""] = backgrounds[0] ?? [];
    if (hardCount > count / 20) {
      const [worst = ""] = hard[0] ?? [];
      return [`"${text}": ${formatHex(on(worst))} on ${worst}`];
    }
    const names = [formatHex({ mode: "rgb", r, g, b }), background].map((hex) =>
      colourNames.find((name) => theme.colours[name] === hex),
    );
    const isKnown =
      alpha < 1 ||
      names.includes(undefined) ||
      [textColours, backgroundColours].every((some) => some.some((name) => names.includes(name)));
    return isKnown ? [] : [`"${text}": the check does not compare ${names.join(" on ")}`];
  });
  expect(faults).toEqual([]);
}

/** The texts that nothing covers, in the window. Runs in the page. */
function visibleTexts(): ScreenText[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour: string): ScreenText["colour"] => {
    if (!context) throw new Error("This browser draws no canvas.");
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [r / 255, g / 255, b / 255, alpha / 255];
  };
  const found: ScreenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    // Drawings, and controls that cannot be used.
    const exempt =
      "[aria-hidden=true], [aria-disabled=true], .sr-only, script, style, noscript, svg";
    if (!element || text === "" || element.closest(exempt)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // What can be pressed has to be seen, too.
    const isSeen = element.checkVisibility({ opacityProperty: true });
    if (!isSeen && !element.closest("a, button, summary")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    if (!box || box.width < 4) continue;
    const { x, y, width, height } = box;
    const isInWindow = y >= 0 && box.bottom <= innerHeight;
    const isFree = [x + 1, x + width / 2, x + width - 1].every((left) =>
      [y + 1, y + height - 1].every((level) => {
        const top = document.elementFromPoint(left, level);
        // A link may lie over its whole row or card.
        const part = top?.closest("li, article, aside, header, dialog, section, footer");
        return top !== null && (top.contains(element) || part?.contains(element));
      }),
    );
    if (!isInWindow || !isFree) continue;
    const colour = rgba(isSeen ? getComputedStyle(element).color : "transparent");
    found.push({ text: text.slice(0, 40), colour, box: { x, y, width, height } });
  }
  return found;
}

/** The lightbox has the film's player too, and the error screen all that "not found" has. */
const shownByOthers = new Set(["video of how it works", "product not found"]);

for (const { shop, baseURL, states } of [
  {
    shop: "test shop",
    baseURL: testShop,
    states: openStates.filter(({ name }) => !shownByOthers.has(name)),
  },
  { shop: "live shop", baseURL: liveShop, states: liveShopStates },
]) {
  test.describe(shop, () => {
    test.use({ baseURL });
    for (const state of states) {
      test(`axe finds nothing, and nothing is cut at 320 px or at 200 % text: ${state.name}`, async ({
        page,
        goto,
        allowHost,
        allowConsole,
      }) => {
        const { part } = state;
        await page.setViewportSize(narrow);
        await openState(state, { page, goto, allowHost, allowConsole });
        await expectNothingCut(page, "at 320 px", part);
        await expectSoundLayout(page, "at 320 px", part);
        const viewports = state.isOfPhone ? [phone] : [desktop, phone];
        await page.setViewportSize(viewports[0] ?? phone);
        await expectNothingCut(page, "", part);
        await expectSoundLayout(page, "", part);
        await expectNoAxeViolations(page, part);
        await expectReadableTexts(page);
        await expectVisibleBorders(page, part);
        await page.emulateMedia({ contrast: "more" });
        await expectVisibleBorders(page, part);
        await page.emulateMedia({ contrast: null });
        await expectForcedMarks(page, part);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          await expectNothingCut(page, `at 200 % text and ${viewport.width} px`, part);
        }
      });
    }
  });
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "no-preference" } });

  test("neither film nor poster is behind the hero's text", async ({ page, goto }) => {
    await goto("/");
    const hero = page.locator("main section").first();
    await expect(hero.locator("video")).toBeAttached();
    await expect(hero.locator("video")).toBeHidden();
    await expect(hero.locator("img")).toBeHidden();
  });

  test.describe("in the live shop", () => {
    test.use({ baseURL: liveShop });

    test("every status keeps its colour, dot and text", async ({ page, goto }) => {
      await goto("/status");
      await openGroups(page);
      const labels = page.getByRole("main").locator("[data-status]");
      const readLabels = () =>
        labels.evaluateAll((elements) =>
          elements.map((element) => [element.textContent, getComputedStyle(element).color]),
        );
      const forced = await readLabels();
      for (const dot of await labels.locator("> span").all()) await expect(dot).toBeVisible();
      // Forced colours can be light.
      await page.emulateMedia({ colorScheme: "light" });
      const contrasts = await labels.evaluateAll((elements) =>
        elements.map((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor] as const;
        }),
      );
      for (const [colour, background] of contrasts) {
        expect(wcagContrast(colour, blend(["white", background]))).toBeGreaterThan(minContrast);
      }
      await page.emulateMedia({ colorScheme: "dark" });
      await page.getByRole("button", { name: "16 soon" }).click();
      await expect.poll(readLabels).not.toEqual(forced);
      const all = [...forced, ...(await readLabels())];
      expect(new Set(all.map(([text]) => text)).size).toBe(4);
      expect(new Set(all.map(([, colour]) => colour)).size).toBe(4);
      await page.getByRole("button", { name: "16 soon" }).click();
      await page.emulateMedia({ forcedColors: "none", colorScheme: "dark" });
      await expect.poll(readLabels).toEqual(forced);
    });
  });
});
