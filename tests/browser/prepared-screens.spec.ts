import type { Page } from "@playwright/test";
import { products } from "#data/products.ts";
import { expect, phone, test, withMotion } from "./fixtures.ts";
import { waitForPrepared } from "./ready-pages.ts";
import { drawBrowserCheck } from "./stored-preferences.ts";

const productLink = '#products a[href^="/product/"]';

/** Notes on the document element which picture is animated. */
const noteMovedPicture = `
  Element.prototype.animate = new Proxy(Element.prototype.animate, {
    apply(animate, element, args) {
      document.documentElement.dataset.moved = element.getAttribute("data-picture-of");
      return Reflect.apply(animate, element, args);
    },
  });
`;

/** Goes back, and resolves with the value of a script as soon as the new screen is there. */
const firstSeenAfterBack = (script: string) => `
  new Promise((resolve) => {
    const text = (selector) => document.querySelector(selector)?.textContent;
    const last = text("main h1");
    const observer = new MutationObserver(() => {
      if (text("main h1") === last) return;
      observer.disconnect();
      resolve(${script});
    });
    observer.observe(document.querySelector("main"), { childList: true, subtree: true });
    history.back();
  })
`;

const background = 'document.querySelector("main [data-picture-of]").style.backgroundImage';

/** Opens Home and waits until the screens of its links are prepared. */
async function openPrepared(page: Page, goto: (path: string) => Promise<unknown>) {
  const prepared = waitForPrepared(page);
  await goto("/");
  await page.locator("#products").scrollIntoViewIfNeeded();
  await prepared;
}

/** Clicks the first product's link. Returns what is shown in the same task. */
function shownByClick(page: Page) {
  return page
    .locator(productLink)
    .first()
    .evaluate((link) => {
      (link as HTMLElement).click();
      const { pathname } = window.location;
      const heading = document.querySelector("main h1")?.textContent;
      const section = document.querySelector("main #products");
      const visibility = section && getComputedStyle(section).contentVisibility;
      return [heading, window.scrollY, pathname, visibility];
    });
}

test.use({ viewport: phone });

for (const [name, selector] of [
  ["a product card", productLink],
  ["Status in the footer", 'footer a[href="/status"]'],
] as const) {
  test(`an idle page needs no request to show the screen of ${name}`, async ({ page, goto }) => {
    await openPrepared(page, goto);
    await expect(page.locator("h1")).toHaveCount(1);

    const requests: string[] = [];
    page.on("request", (request) => {
      // The product screen prepares the next product in turn.
      if (!/favicon|spoofer-/.test(request.url())) requests.push(request.url());
    });
    await page.locator(selector).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(requests).toEqual([]);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("#products")).toHaveCount(1);
  });
}

test("a press and Back show the prepared screen before the router navigates", async ({
  page,
  goto,
}) => {
  await openPrepared(page, goto);
  // The third card is below the view.
  const place = await page.evaluate(() => {
    window.scrollBy(0, -300);
    return window.scrollY;
  });
  const [heading, scrollY, path] = await shownByClick(page);
  expect(heading).toContain(products[0]?.name);
  expect(scrollY).toBe(0);
  expect(path).toBe("/");
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  // React has not marked the entry of Home yet. The screen is prepared soon, at an unknown time.
  const home = ["We provide what people need", place, undefined, ["eager", "eager", "lazy"]];
  const shown = `[
    text("main h1"),
    scrollY,
    text("nav [aria-current]"),
    [...document.querySelectorAll("#products img")].map(({ loading }) => loading),
  ]`;
  const goBack = async () => {
    const seen = await page.evaluate<unknown[]>(firstSeenAfterBack(shown));
    if (seen[2] !== undefined) await page.goForward();
    return seen;
  };
  await expect.poll(goBack, { intervals: [1500], timeout: 15_000 }).toEqual(home);
  await expect(page.locator(productLink).first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("the first paint of a screen leaves out what is below the fold", async ({ page, goto }) => {
  await openPrepared(page, goto);
  const [, , , visibility] = await shownByClick(page);
  expect(visibility).toBe("hidden");
  await expect(page.locator("main #products")).toHaveCSS("content-visibility", "visible");
});

test.describe("on a high screen", () => {
  test.use({ viewport: { width: 1440, height: 4000 } });

  test("the first paint of a screen is complete", async ({ page, goto }) => {
    await openPrepared(page, goto);
    const [, , , visibility] = await shownByClick(page);
    expect(visibility).toBe("visible");
  });
});

test("a double click on a card presses nothing on the product's screen", async ({ page, goto }) => {
  await openPrepared(page, goto);
  const arePrevented = await page
    .locator(productLink)
    .first()
    .evaluate((link) => {
      (link as HTMLElement).click();
      const heading = document.querySelector("main h1");
      return [2, 1].map((detail) => {
        const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
        heading?.dispatchEvent(click);
        return click.defaultPrevented;
      });
    });
  expect(arePrevented).toEqual([true, false]);
});

test("a browser check that is drawn covers the prepared screen from the start", async ({
  page,
  goto,
  allowHost,
}) => {
  allowHost("https://api.ipify.org", (route) => route.fulfill({ json: { ip: "203.0.113.7" } }));
  await drawBrowserCheck(page);
  await openPrepared(page, goto);
  const [heading] = await shownByClick(page);
  expect(heading).toBe("We provide what people need");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the picture moves from the card to the product and back", async ({ page, goto }) => {
    const prepared = waitForPrepared(page);
    await goto("/");
    const card = page.locator(productLink).first();
    await card.scrollIntoViewIfNeeded();
    await prepared;
    await page.evaluate(noteMovedPicture);
    const path = await card.getAttribute("href");
    await card.click();
    await expect(page.locator("html")).toHaveAttribute("data-moved", path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.evaluate(() => delete document.documentElement.dataset["moved"]);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-moved", path ?? "");
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test("a product shows its card's file until its own, larger one is decoded", async ({
    page,
    goto,
  }) => {
    await openPrepared(page, goto);
    await page.evaluate(noteMovedPicture);
    const card = page.locator(productLink).first();
    const file = await card.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc);
    const shown = `document.querySelector('${productLink}').click(); ${background}`;
    expect(await page.evaluate(shown)).toBe(`url("${file}")`);
    const picture = page.locator("main [data-picture-of]").first();
    await expect(picture).toHaveCSS("background-image", "none");
    await expect(page.locator("html"), "with reduced motion").not.toHaveAttribute("data-moved");
  });

  test("a card does not show another picture of its product first", async ({ page, goto }) => {
    await openPrepared(page, goto);
    await page.locator(productLink).first().click();
    await page.getByRole("button", { name: /^Picture 2 of/ }).click();
    expect(await page.evaluate(firstSeenAfterBack(background))).toBe("");
  });
});

test("a screen starts fresh at each visit", async ({ page, goto }) => {
  await openPrepared(page, goto);
  await page.locator(productLink).first().click();
  const second = page.getByRole("button", { name: /^Picture 2 of/ });
  await second.click();
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(second).toHaveCount(0);
});

test("nothing is prefetched for a visitor who saves data", async ({ page, goto }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (/product-screen|status-screen/.test(request.url())) chunks.push(request.url());
  });
  await page.clock.install();
  await goto("/");
  await page.clock.runFor(10_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
  expect(chunks, "the only screen is the one of the press").toEqual([
    expect.stringContaining("status-screen"),
  ]);
});
