import type { Page } from "@playwright/test";
import type { AllowConsole } from "./page-noise.ts";
import { drawBrowserCheck, holdBrowserCheck, storePreferences } from "./stored-preferences.ts";

/** A screen and the actions that bring it into a state. */
export type OpenState = {
  name: string;
  path: string;
  status?: number;
  /** Whether the state only exists on small screens. */
  isOfPhone?: boolean;
  before?: (page: Page, allowConsole: AllowConsole) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const openLightbox = async (page: Page) => {
  await press("Open full screen")(page);
  await page.getByRole("dialog").waitFor();
};

const screens: OpenState[] = [
  {
    name: "home with an announcement and an open answer",
    path: "/",
    before: (page) =>
      storePreferences(page, { notifications: { announcement: { enabled: true } } }),
    act: async (page) => {
      await page.getByRole("complementary", { name: "Announcement" }).waitFor();
      await page.locator("summary").first().click();
    },
  },
  { name: "status", path: "/status" },
  { name: "Private", path: "/product/151373" },
  { name: "Temp Spoofer with a marked plan", path: "/product/283989#week-key" },
  { name: "long names and a sold-out plan", path: "/product/417256" },
  { name: "product not found", path: "/product/999", status: 404 },
  { name: "error", path: "/nowhere", status: 404 },
];

/** Every screen in its initial state and in every other state. */
export const openStates: OpenState[] = [
  ...screens,
  { name: "menu", path: "/", isOfPhone: true, act: press("Menu") },
  { name: "with motion", path: "/", act: press("Play motion") },
  {
    name: "film",
    path: "/",
    act: async (page) => {
      await press("How the product works")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "found none", path: "/?q=zzz" },
  {
    name: "lightbox with a zoomed picture",
    path: "/product/151373",
    act: async (page) => {
      await openLightbox(page);
      await press("Zoom")(page);
    },
  },
  {
    name: "video",
    path: "/product/151373",
    act: async (page) => {
      await openLightbox(page);
      await press("Previous")(page);
      await page.locator("dialog iframe").waitFor();
    },
  },
  {
    name: "checkout that failed",
    path: "/product/151373",
    before: async (page, allowConsole) => {
      allowConsole(/ERR_FAILED/);
      await page.route("**/embed.js", (route) => route.abort());
    },
    act: async (page) => {
      await press("Purchase Week Key")(page);
      await page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    },
  },
  {
    name: "notice at the centre",
    path: "/",
    before: (page) => storePreferences(page, { notifications: { discord: { enabled: true } } }),
    act: (page) => page.getByRole("dialog", { name: "We have moved" }).waitFor(),
  },
  {
    name: "announcement and notice in a corner",
    path: "/status",
    before: (page) =>
      storePreferences(page, {
        notifications: {
          announcement: { enabled: true },
          discord: { enabled: true, position: "top-left" },
        },
      }),
    act: (page) => page.getByRole("complementary", { name: "We have moved" }).waitFor(),
  },
  {
    name: "browser check",
    path: "/status",
    before: async (page) => {
      await drawBrowserCheck(page);
      await holdBrowserCheck(page);
    },
    act: async (page) => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Status" }).focus();
      await page.locator("header a").first().click();
      await page.getByRole("dialog", { name: "Checking your browser" }).waitFor();
    },
  },
];
