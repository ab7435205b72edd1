import type { Page } from "@playwright/test";
import { type AllowHost, playIpService, youtube } from "./outside-hosts.ts";
import type { AllowConsole } from "./page-noise.ts";
import { drawBrowserCheck, holdBrowserCheck, storePreferences } from "./stored-preferences.ts";

/** A screen and the actions that bring it into a state. */
export type OpenState = {
  name: string;
  path: string;
  status?: number;
  /** Whether the state only exists on small screens. */
  isOfPhone?: boolean;
  /** The part of the page that the state is about, as a selector. Other states have the rest. */
  part?: string;
  before?: (page: Page, allowConsole: AllowConsole) => Promise<unknown>;
  act?: (page: Page) => Promise<unknown>;
};

type OpenPage = {
  page: Page;
  goto: (path: string, options: { status: number }) => Promise<void>;
  allowHost: AllowHost;
  allowConsole: AllowConsole;
};

/** Opens a screen and brings it into a state. */
export async function openState(
  { path, status = 200, before, act }: OpenState,
  { page, goto, allowHost, allowConsole }: OpenPage,
): Promise<void> {
  allowHost(youtube);
  playIpService(allowHost);
  await before?.(page, allowConsole);
  await goto(path, { status });
  await act?.(page);
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const openLightbox = async (page: Page) => {
  await press("Open full screen")(page);
  await page.getByRole("dialog").waitFor();
};

/** The screens of the sample shop and of tests/shop, in every state. */
export const openStates: OpenState[] = [
  {
    name: "home with an announcement and an open answer",
    path: "/",
    before: (page) =>
      storePreferences(page, { notifications: { announcement: { enabled: true } } }),
    act: async (page) => {
      await page.getByRole("complementary", { name: "Announcement" }).waitFor();
      await page.locator("summary").nth(1).click();
    },
  },
  { name: "product not found", path: "/product/999", status: 404, part: "main" },
  { name: "error", path: "/nowhere", status: 404 },
  { name: "menu", path: "/", isOfPhone: true, part: "header", act: press("Menu") },
  {
    name: "video of how it works",
    path: "/",
    part: "dialog",
    act: async (page) => {
      await press("How the product works")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "found none", path: "/?q=zzz", part: "#products" },
  {
    name: "lightbox with a zoomed picture",
    path: "/product/151373",
    part: "dialog",
    act: async (page) => {
      await openLightbox(page);
      await press("Zoom")(page);
    },
  },
  {
    name: "video",
    path: "/product/151373",
    part: "dialog",
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
      await press(/^Purchase/)(page);
      await page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    },
  },
  {
    name: "notice at the centre",
    path: "/",
    part: "dialog",
    before: (page) => storePreferences(page, { notifications: { discord: { enabled: true } } }),
    act: (page) => page.getByRole("dialog").waitFor(),
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
    act: (page) => page.getByRole("complementary").nth(1).waitFor(),
  },
  {
    name: "browser check",
    path: "/status",
    part: "dialog",
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
