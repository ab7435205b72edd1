import { expectForcedMarks, expectNoAxeViolations, expectVisibleBorders } from "./axe.ts";
import { desktop, expect, liveShop, phone, test, testShop } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";
import { openState, type OpenState, openStates, press } from "./open-states.ts";
import { expectNothingCut, expectSoundLayout } from "./page-measures.ts";
import { expectReadableTexts } from "./readable-texts.ts";

const narrow = { width: 320, height: 700 };

const longNameState: OpenState = {
  name: "product with a long name",
  path: "/product/417256",
  part: "main",
};

/** Parts that only a shop with many products has, and its Arabic names. */
const liveShopStates: OpenState[] = [
  {
    name: "index, with a long name in the hero's news",
    path: "/",
    act: (page) =>
      page
        .getByRole("navigation", { name: "Products and their status" })
        .locator("li a")
        .first()
        .evaluate((link) => (link.textContent = "Rechtsschutzversicherungen obligatorisch")),
  },
  { name: "status with a filter", path: "/status", part: "main", act: press(/updating/) },
  { name: "product with a warning", path: "/product/rust-ember", part: "main" },
  { name: "product with an Arabic name", path: "/product/ub-masar", part: "main" },
];

for (const { shop, baseURL, states } of [
  { shop: "test shop", baseURL: testShop, states: [...openStates, longNameState] },
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
      const labels = page.getByRole("main").locator("[data-tone]");
      const readLabels = () =>
        labels.evaluateAll((elements) =>
          elements.map((element) => [element.textContent, getComputedStyle(element).color]),
        );
      const forced = await readLabels();
      const texts = new Set(forced.map(([text]) => text));
      const colours = new Set(forced.map(([, colour]) => colour));
      expect([texts.size, colours.size]).toEqual([4, 4]);
      for (const dot of await labels.locator("> span").all()) await expect(dot).toBeVisible();
      await page.emulateMedia({ forcedColors: "none" });
      await expect.poll(readLabels).toEqual(forced);
    });
  });
});
