import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { openState, type OpenState, openStates, press } from "./open-states.ts";

const samples: OpenState[] = [
  { name: "home", path: "/" },
  {
    name: "with motion",
    path: "/",
    act: async (page) => {
      await press("Play motion")(page);
      // The picture shows the end of each transition, when the film, where it plays, has to be drawn.
      await page.waitForTimeout(3000);
    },
  },
  { name: "status", path: "/status" },
  { name: "product", path: "/product/151373" },
  { name: "product at a plan", path: "/product/283989#plan-300005" },
];
/** The same of each other shop. */
const ofEachShop: OpenState[] = [
  { name: "home", path: "/" },
  { name: "found none", path: "/?q=zzz" },
  { name: "status", path: "/status" },
  { name: "not found", path: "/product/none", status: 404 },
  ...openStates.filter(({ name }) => name === "video of how it works"),
];
const live: OpenState[] = [
  { name: "product", path: "/product/dayz-drift" },
  { name: "product sold out", path: "/product/apex-quartz" },
  { name: "product updating", path: "/product/rust-ember" },
  { name: "product detected", path: "/product/eft-lantern" },
  { name: "product with seven plans", path: "/product/ub-reset" },
  { name: "product with one plan", path: "/product/cs2-osprey" },
];
const rows: OpenState[] = [
  { name: "product with 24 plans", path: "/product/p1" },
  { name: "product sold out", path: "/product/p6" },
  { name: "product detected", path: "/product/p31" },
];

const loud: OpenState[] = [
  { name: "product", path: "/product/p1" },
  { name: "product with two pictures", path: "/product/p2" },
  { name: "product updating", path: "/product/p6" },
  { name: "product sold out", path: "/product/p12" },
];

/** Loads the pictures below the fold as well, and lays out the lists there. */
async function loadPictures(page: Page) {
  const broken = page.evaluate(async () => {
    for (const list of document.querySelectorAll<HTMLElement>("ul, li"))
      list.style.contentVisibility = "visible";
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) Object.assign(image, { loading: "eager", decoding: "sync" });
    await Promise.all(images.map((image) => image.decode()));
  });
  await expect(broken).resolves.toBeUndefined();
}

for (const { shop, port, states } of [
  { shop: "sample", port: "SAMPLE_PORT", states: [...samples, ...openStates] },
  { shop: "live", port: "LIVE_PORT", states: [...ofEachShop, ...live] },
  { shop: "rows", port: "ROWS_PORT", states: [...ofEachShop, ...rows] },
  { shop: "loud", port: "LOUD_PORT", states: [...ofEachShop, ...loud] },
]) {
  test.describe(() => {
    test.use({ baseURL: `http://localhost:${process.env[port]}` });
    for (const state of states) {
      test(
        `${shop} ${state.name}`,
        { tag: "@look" },
        async ({ page, goto, allowHost, allowConsole }) => {
          const { width = 0, height = 0 } = page.viewportSize() ?? {};
          test.skip(state.isOfPhone === true && width > 390, "for phones");
          await openState(state, { page, goto, allowHost, allowConsole });
          // A state that needs actions is that of the viewport, not of the whole page.
          const fullPage = state.act === undefined;
          await loadPictures(page);
          const path = `.look/${shop}/${state.name.replaceAll(" ", "-")}-${width}x${height}.png`;
          // A whole page scrolls past the plans, which wakes their bar.
          const style = fullPage ? ".foot-bar { display: none }" : "";
          await page.screenshot({ path, fullPage, style, animations: "disabled" });
        },
      );
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
