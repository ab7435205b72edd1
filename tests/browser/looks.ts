import type { BrowserContextOptions, Page } from "@playwright/test";
import { planPath, productPath } from "#paths.ts";
import { products } from "#data/products.ts";

/** A screenshot: a screen and the actions before it. */
export type Look = {
  name: string;
  path: string;
  isFullPage?: boolean;
  options?: BrowserContextOptions;
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page, width: number) => Promise<unknown>;
};

const store = (preferences: unknown) => (page: Page) =>
  page.addInitScript((stored) => {
    localStorage.setItem("userPreferences", stored);
  }, JSON.stringify(preferences));

const notice = (position: string) =>
  store({ notifications: { discord: { enabled: true, position } } });

const alwaysDraw = (page: Page) => page.addInitScript(() => (Math.random = () => 0.01));

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

const purchaseWith = (answer: "abort" | "wait") => async (page: Page) => {
  await page.route("**/embed.js", async (route) => {
    if (answer === "abort") await route.abort();
  });
};

const first = products[0];
const last = products.at(-1);
const lastPlan = last?.subscriptions.at(-1);
if (!first || !last || !lastPlan) throw new Error("src/data/products.ts has no product.");

/** The README's picture. With reduced motion the poster shows, so every run takes the same picture. */
export const readmeLook: Look = {
  name: "readme",
  path: "/",
  options: { reducedMotion: "reduce" },
};

export const looks: Look[] = [
  { name: "home", path: "/", isFullPage: true },
  { name: "home-top", path: "/" },
  {
    name: "home-without-scripts",
    path: "/",
    options: { javaScriptEnabled: false },
  },
  {
    name: "menu",
    path: "/",
    act: async (page, width) => {
      if (width < 768) await page.getByRole("button", { name: "Menu" }).click();
    },
  },
  { name: "film", path: "/", act: press("How the product works") },
  {
    name: "home-found-one",
    path: `/?q=${encodeURIComponent(last.name)}`,
    act: (page) => page.getByRole("searchbox").scrollIntoViewIfNeeded(),
  },
  {
    name: "home-found-none",
    path: `/?q=zzz&game=${last.game}`,
    act: (page) => page.getByText("Nothing found").scrollIntoViewIfNeeded(),
  },
  { name: "faq", path: "/", act: (page) => page.locator("summary").first().click() },
  { name: "status", path: "/status", isFullPage: true },
  { name: "product", path: productPath(first), isFullPage: true },
  { name: "product-top", path: productPath(first) },
  { name: "product-last", path: productPath(last), isFullPage: true },
  { name: "plan-marked", path: planPath(last, lastPlan) },
  {
    name: "checkout-busy",
    path: productPath(first),
    before: purchaseWith("wait"),
    act: press("Purchase"),
  },
  {
    name: "checkout-failed",
    path: productPath(first),
    before: purchaseWith("abort"),
    act: press("Purchase"),
  },
  { name: "lightbox", path: productPath(first), act: press("Open full screen") },
  {
    name: "lightbox-zoomed",
    path: productPath(last),
    act: async (page) => {
      await press("Open full screen")(page);
      await press("Zoom")(page);
    },
  },
  {
    name: "lightbox-video",
    path: productPath(first),
    act: async (page) => {
      await press("Open full screen")(page);
      await press("Previous")(page);
    },
  },
  { name: "not-found", path: "/product/1", isFullPage: true },
  { name: "error", path: "/nowhere", isFullPage: true },
  {
    name: "announcement",
    path: "/",
    before: store({ notifications: { announcement: { enabled: true } } }),
  },
  {
    name: "announcement-long",
    path: "/status",
    before: store({
      notifications: {
        announcement: {
          enabled: true,
          message:
            "Release sale: 10% off every plan of every product until Sunday at midnight, with the code RELEASE10 at the checkout",
        },
      },
    }),
  },
  { name: "notice-center", path: "/", before: notice("center") },
  { name: "notice-bottom-right", path: "/", before: notice("bottom-right") },
  { name: "notice-top-left", path: "/", before: notice("top-left") },
  {
    name: "browser-check",
    path: "/",
    before: alwaysDraw,
    act: async (page) => {
      await page.clock.install();
      await page.locator("main").getByRole("link", { name: last.name }).first().click();
      await page.getByText("Ray ID").waitFor();
      await page.clock.runFor(400);
    },
  },
  { name: "forced-colors", path: "/status", options: { forcedColors: "active" } },
];
