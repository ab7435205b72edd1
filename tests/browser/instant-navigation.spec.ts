import { products } from "#tests/shop/products.ts";
import { expect, liveShop, phone, test, withMotion } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import { playIpService } from "./outside-hosts.ts";
import {
  heading,
  homeLink,
  productLink,
  scrollTop,
  statusLink,
  visitMainScreens,
} from "./main-screens.ts";
import {
  nodeCount,
  openPrepared,
  shownByBack,
  shownByPress,
  waitForPrepared,
} from "./prepared-screens.ts";
import { drawBrowserCheck } from "./stored-preferences.ts";

/** Notes on the document element which picture is animated. */
const noteMovedPicture = `
  Element.prototype.animate = new Proxy(Element.prototype.animate, {
    apply(animate, element, args) {
      const path = element.getAttribute("data-picture-of");
      if (path !== null) document.documentElement.dataset.moved = path;
      return Reflect.apply(animate, element, args);
    },
  });
`;

const shownScreen = `({
  heading: document.querySelector("main h1").textContent,
  place: Math.round(scrollY),
  current: document.querySelector("nav [aria-current]")?.textContent,
  isShelfShown: document.querySelector("main #products").checkVisibility(),
  decoding: document.querySelector("main [data-picture-of] img").decoding,
})`;

/** Measures every element, as Playwright's queries by role do. */
const measureAll =
  'document.querySelectorAll("main *").forEach((one) => one.getBoundingClientRect())';

test.use({ viewport: phone });

test("no screen is rendered ahead before the visitor's first sign of life", async ({
  page,
  goto,
}) => {
  const prefetched = page.waitForResponse("**/assets/product-screen-*.js");
  await goto("/");
  await prefetched;
  await waitForPrepared(page);
  const before = await nodeCount(page);
  await page.mouse.move(5, 5);
  await expect.poll(() => nodeCount(page)).toBeGreaterThan(before + 100);
});

test("a press and Back show what is in the window of the prepared screen before React renders it", async ({
  page,
  goto,
}) => {
  await openPrepared(page, goto);
  const place = await scrollTop(page);
  const product = await shownByPress<object>(page, productLink, shownScreen);
  expect(product).toEqual({
    heading: expect.stringContaining(products[0]?.name ?? ""),
    place: 0,
    // React has not marked the current entry of the navigation yet.
    current: "Home",
    // It is below the window.
    isShelfShown: false,
    // In the first paint, not after it.
    decoding: "sync",
  });
  await expect(page).toHaveURL(/\/product\//);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("main #products")).toBeVisible();

  await waitForPrepared(page);
  const home = await shownByBack<object>(page, shownScreen);
  expect(home).toMatchObject({ heading: "We provide what people need", place, current: undefined });
  await expect(page.locator(productLink).first()).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test("a browser check that is drawn covers the prepared screen from its first frame", async ({
  page,
  goto,
  allowHost,
}) => {
  playIpService(allowHost);
  await drawBrowserCheck(page);
  await openPrepared(page, goto);
  await page.evaluate(() => {
    const look = () => {
      const isShown = document.querySelector("main h1")?.textContent.startsWith("Private");
      if (!isShown) return requestAnimationFrame(look);
      const isCovered = document.querySelector("dialog[open]") !== null;
      return document.documentElement.setAttribute("data-covered", String(isCovered));
    };
    look();
  });
  await page.locator(productLink).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-covered", "true");
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("the picture moves from the card to the product and back", async ({ page, goto }) => {
    await openPrepared(page, goto);
    const card = page.locator(productLink).first();
    await page.evaluate(noteMovedPicture);
    const path = await card.getAttribute("href");
    await card.click();
    await expect(page.locator("html")).toHaveAttribute("data-moved", path ?? "");
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => delete document.documentElement.dataset["moved"]);
    await waitForPrepared(page);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("data-moved", path ?? "");
  });
});

test("a screen opens fresh each time: without its lightbox and its busy checkout", async ({
  page,
  goto,
}) => {
  await holdFiles(page, "**/demo-seller/embed.js");
  await openPrepared(page, goto);
  const leaveAndReturn = async () => {
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expect(heading(page)).toContainText(products[0]?.name ?? "");
  };
  await page.locator(productLink).first().click();
  await page.getByRole("button", { name: /Open full screen|Play the video/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await leaveAndReturn();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const purchase = page.getByRole("button", { name: /^Purchase/ }).first();
  await purchase.click();
  await expect(purchase).toHaveAttribute("aria-busy", "true");
  await leaveAndReturn();
  await expect(purchase).toHaveAttribute("aria-busy", "false");
});

for (const isPrepared of [true, false]) {
  const way = isPrepared ? "with prepared screens" : "where nothing is prepared";
  test(`the main screens open ${way}`, async ({ page, goto }) => {
    if (isPrepared) {
      await openPrepared(page, goto, [statusLink, productLink]);
    } else {
      // A visitor who saves data.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      await goto("/");
    }
    await visitMainScreens(page);
  });
}

for (const [name, selector] of [
  ["a screen", productLink],
  ["a section of a screen", 'nav[aria-label="Breadcrumb"] a[href="/#products"]'],
] as const) {
  test(`a press on a screen that React has not rendered yet follows a link to ${name} without loading the page`, async ({
    page,
    goto,
  }) => {
    await openPrepared(page, goto);
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));
    const press = `(() => {
      const link = document.querySelector('main ${selector}');
      link.click();
      return link.pathname + link.hash;
    })()`;
    const address = await shownByPress<string>(page, productLink, press);
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState();
    expect(loads).toEqual([]);
  });
}

test.describe("in a shop with a refund policy", () => {
  test.use({ baseURL: liveShop });

  test("a press on a screen that React has not rendered yet follows a link to another site", async ({
    page,
    goto,
    allowHost,
  }) => {
    allowHost("https://nordlicht.mysellauth.com");
    await openPrepared(page, goto);
    const press = `document.querySelector('main a[href$="mysellauth.com/terms"]').click()`;
    await shownByPress(page, productLink, press);
    await expect(page).toHaveURL("https://nordlicht.mysellauth.com/terms");
  });
});

test("fast presses print nothing, even if a script measures what React has not rendered yet", async ({
  page,
  goto,
}) => {
  await openPrepared(page, goto, [statusLink, productLink]);
  for (const link of [productLink, homeLink, statusLink, homeLink]) {
    await shownByPress(page, link, measureAll);
  }
  await expect(heading(page)).toHaveText("We provide what people need");
});
