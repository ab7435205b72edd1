import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { openState, type OpenState, openStates, press } from "./open-states.ts";

const largeShop = `http://localhost:${process.env["LARGE_PORT"]}`;

const plainStates: OpenState[] = [
  { name: "home", path: "/" },
  { name: "with motion", path: "/", act: press("Play motion") },
  { name: "status", path: "/status" },
  { name: "product", path: "/product/151373" },
  { name: "product at a plan", path: "/product/283989#plan-300005" },
];
const largeStates: OpenState[] = [
  { name: "large home", path: "/" },
  { name: "large home found none", path: "/?q=zzz" },
  { name: "large status", path: "/status" },
  { name: "large product", path: "/product/rust-ember" },
  { name: "large product with a long name", path: "/product/cs2-osprey" },
  { name: "large product with an Arabic name", path: "/product/ub-masar" },
  { name: "large product with many plans", path: "/product/ub-reset" },
];

/** Loads the pictures below the fold as well. */
async function loadPictures(page: Page) {
  const broken = page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) Object.assign(image, { loading: "eager", decoding: "sync" });
    await Promise.all(images.map((image) => image.decode()));
  });
  await expect(broken).resolves.toBeUndefined();
}

for (const { shop, states } of [
  { shop: {}, states: [...plainStates, ...openStates] },
  { shop: { baseURL: largeShop }, states: largeStates },
]) {
  test.describe(() => {
    test.use(shop);
    for (const state of states) {
      test(state.name, { tag: "@look" }, async ({ page, goto, allowHost, allowConsole }) => {
        const { width = 0 } = page.viewportSize() ?? {};
        test.skip(state.isOfPhone === true && width > 390, "for phones");
        await openState(state, { page, goto, allowHost, allowConsole });
        // A state that needs actions is that of the viewport, not of the whole page.
        const fullPage = state.act === undefined;
        if (fullPage) await loadPictures(page);
        const path = `.look/${state.name.replaceAll(" ", "-")}-${width}.png`;
        await page.screenshot({ path, fullPage, animations: "disabled" });
      });
    }
  });
}

test("the README's picture", { tag: "@look" }, async ({ page }) => {
  test.skip(page.viewportSize()?.width !== 1440);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await sharp(await page.screenshot())
    .resize(1200)
    .webp({ quality: 80 })
    .toFile("docs/shop.webp");
});
