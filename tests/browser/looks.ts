import type { BrowserContextOptions, Page } from "@playwright/test";

/** One picture to take: a screen, and what is done on it first. */
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

export const looks: Look[] = [
  { name: "home", path: "/", isFullPage: true },
  { name: "home-top", path: "/" },
  {
    name: "home-without-scripts",
    path: "/",
    isFullPage: false,
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
    path: "/?q=spoof",
    act: (page) => page.getByRole("searchbox").scrollIntoViewIfNeeded(),
  },
  {
    name: "home-found-none",
    path: "/?q=zzz&game=UB",
    act: (page) => page.getByText("Nothing found").scrollIntoViewIfNeeded(),
  },
  { name: "faq", path: "/", act: (page) => page.getByText("How fast is delivery?").click() },
  { name: "status", path: "/status", isFullPage: true },
  { name: "product", path: "/product/151373", isFullPage: true },
  { name: "product-top", path: "/product/151373" },
  { name: "spoofer", path: "/product/283989", isFullPage: true },
  { name: "plan-marked", path: "/product/283989#month-key" },
  {
    name: "checkout-busy",
    path: "/product/151373",
    before: purchaseWith("wait"),
    act: press("Purchase Week Key"),
  },
  {
    name: "checkout-failed",
    path: "/product/151373",
    before: purchaseWith("abort"),
    act: press("Purchase Week Key"),
  },
  { name: "lightbox", path: "/product/151373", act: press("Open full screen") },
  {
    name: "lightbox-zoomed",
    path: "/product/283989",
    act: async (page) => {
      await press("Open full screen")(page);
      await press("Zoom")(page);
    },
  },
  {
    name: "lightbox-video",
    path: "/product/151373",
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
    name: "fake-check",
    path: "/",
    before: alwaysDraw,
    act: async (page) => {
      await page.clock.install();
      await page
        .locator("main")
        .getByRole("link", { name: /Undetected/ })
        .first()
        .click();
      await page.getByText("Ray ID").waitFor();
      await page.clock.runFor(400);
    },
  },
  { name: "forced-colors", path: "/status", options: { forcedColors: "active" } },
];
