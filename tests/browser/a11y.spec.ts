import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { desktop, expect, phone, test } from "./fixtures.ts";
import { openStates } from "./open-states.ts";
import { cutTexts, sidewaysOverflow } from "./page-measures.ts";

const youtube = "https://www.youtube-nocookie.com";
const ipService = "https://api.ipify.org";

const narrow = { width: 320, height: 700 };

async function expectNothingCut(page: Page, where: string) {
  // A new viewport size takes a frame to settle.
  await expect.poll(() => sidewaysOverflow(page), `scrolls sideways ${where}`).toBe(0);
  expect(await cutTexts(page), `texts that are cut ${where}`).toEqual([]);
}

for (const { name, path, status = 200, isOfPhone, before, act } of openStates) {
  test(`axe finds nothing, and nothing is cut at 320 px or at 200 % text: ${name}`, async ({
    page,
    goto,
    allowHost,
    allowConsole,
  }) => {
    allowHost(youtube);
    allowHost(ipService, (route) => route.fulfill({ json: { ip: "203.0.113.7" } }));
    await page.setViewportSize(narrow);
    await before?.(page, allowConsole);
    await goto(path, { status });
    await act?.(page);
    await expectNothingCut(page, "at 320 px");
    await expectNoAxeViolations(page);
    const viewports = isOfPhone ? [phone] : [desktop, phone];
    if (!isOfPhone) {
      await page.setViewportSize(desktop);
      await expectNoAxeViolations(page);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      await expectNothingCut(page, `at 200 % text and ${viewport.width} px`);
    }
  });
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("every status keeps its colour, dot and text", async ({ page, goto }) => {
    await goto("/status");
    const labels = page.getByRole("main").getByRole("list").first().locator("[data-tone]");
    const colours = await labels.evaluateAll((elements) =>
      elements.map((element) => [element.textContent, getComputedStyle(element).color]),
    );
    expect(colours).toEqual([
      ["Undetected", "rgb(61, 220, 132)"],
      ["Undetected", "rgb(61, 220, 132)"],
      ["Undetected", "rgb(61, 220, 132)"],
      ["Soon", "rgb(255, 210, 63)"],
      ["Soon", "rgb(255, 210, 63)"],
    ]);
    for (const dot of await labels.locator("span").all()) await expect(dot).toBeVisible();
  });

  for (const path of ["/", "/product/151373"]) {
    test(`every tab stop on ${path} has a focus ring`, async ({ page, goto }) => {
      await goto(path);
      for (let stop = 0; stop < 15; stop += 1) {
        await page.keyboard.press("Tab");
        const ring = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(
            document.activeElement ?? document.body,
          );
          return { name: document.activeElement?.textContent, outlineStyle, outlineWidth };
        });
        expect(ring.outlineStyle, String(ring.name)).not.toBe("none");
        expect(parseFloat(ring.outlineWidth), String(ring.name)).toBeGreaterThanOrEqual(2);
      }
    });
  }
});
