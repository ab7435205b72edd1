import { expectNoAxeViolations } from "./axe.ts";
import { desktop, expect, phone, test } from "./fixtures.ts";
import { openStates } from "./open-states.ts";
import { cutTexts, movingThings, sidewaysOverflow } from "./page-measures.ts";

const youtube = "https://www.youtube-nocookie.com";
const ipService = "https://api.ipify.org";

for (const viewport of [phone, desktop]) {
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport });
    const states = openStates.filter(({ isOfPhone }) => !isOfPhone || viewport === phone);
    for (const { name, path, status = 200, before, act } of states) {
      test(`finds nothing: ${name}`, async ({ page, goto, allowHost, allowConsole }) => {
        allowHost(youtube);
        allowHost(ipService, (route) => route.fulfill({ json: { ip: "203.0.113.7" } }));
        await before?.(page, allowConsole);
        await goto(path, { status });
        await act?.(page);
        await expectNoAxeViolations(page);
      });
    }
  });
}

const ordinaryStates = openStates.filter(({ name }) => name !== "fake check");

test.describe("nothing is cut or scrolls sideways", () => {
  for (const { name, path, status = 200, before, act } of ordinaryStates) {
    test(`at 320 px and at 200 % text: ${name}`, async ({
      page,
      goto,
      allowHost,
      allowConsole,
    }) => {
      allowHost(youtube);
      await page.setViewportSize({ width: 320, height: 700 });
      await before?.(page, allowConsole);
      await goto(path, { status });
      await act?.(page);
      expect(await sidewaysOverflow(page), "at 320 px").toBe(0);
      expect(await cutTexts(page), "at 320 px").toEqual([]);
      await page.setViewportSize(desktop);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await sidewaysOverflow(page), "at 200 % text").toBe(0);
      expect(await cutTexts(page), "at 200 % text").toEqual([]);
      await page.setViewportSize(phone);
      expect(await sidewaysOverflow(page), "at 200 % text on a phone").toBe(0);
      expect(await cutTexts(page), "at 200 % text on a phone").toEqual([]);
    });
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves and no film is asked for", async ({ page, goto }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)(\?|$)/.test(request.url())) films.push(request.url());
    });
    for (const path of ["/", "/status", "/product/151373"]) {
      await goto(path);
      await page.waitForLoadState("networkidle");
      await expect.poll(() => movingThings(page)).toEqual([]);
      await expect(page.getByRole("button", { name: "Play motion" }).first()).toBeVisible();
    }
    expect(films).toEqual([]);
  });

  test("the visitor may still let it move", async ({ page, goto }) => {
    await goto("/");
    await page.getByRole("button", { name: "Play motion" }).first().click();
    await expect.poll(() => movingThings(page)).not.toEqual([]);
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("every status keeps its colour, icon and word", async ({ page, goto }) => {
    await goto("/status");
    const labels = page.getByRole("main").getByRole("list").first().locator("[data-tone]");
    const colours = await labels.evaluateAll((elements) =>
      elements.map((element) => [element.textContent, getComputedStyle(element).color]),
    );
    expect(colours).toEqual([
      ["Undetected", "rgb(61, 220, 132)"],
      ["Undetected", "rgb(61, 220, 132)"],
      ["Soon", "rgb(255, 210, 63)"],
    ]);
    for (const icon of await labels.locator("svg").all()) await expect(icon).toBeVisible();
  });

  for (const path of ["/", "/product/151373"]) {
    test(`every stop of the keyboard on ${path} shows its focus ring`, async ({ page, goto }) => {
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
