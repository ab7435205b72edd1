import type { Page } from "@playwright/test";
import { allWords } from "#words/all-words.ts";
import type { Words } from "#words/languages.ts";
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

/** The screens of a shop in every state. The product has a picture first, and a video last. */
export function statesOf(words: Words, productPath: string, videoButton: string): OpenState[] {
  const openLightbox = async (page: Page) => {
    await press(words.media.openFullScreen)(page);
    await page.getByRole("dialog").waitFor();
  };
  return [
    {
      name: "home with an announcement and an open answer",
      path: "/",
      before: (page) =>
        storePreferences(page, { notifications: { announcement: { enabled: true } } }),
      act: async (page) => {
        await page.getByRole("complementary", { name: words.notices.announcement }).waitFor();
        await page.locator("summary").nth(1).click();
      },
    },
    { name: "product not found", path: "/product/999", status: 404, part: "main" },
    { name: "error", path: "/nowhere", status: 404 },
    { name: "menu", path: "/", isOfPhone: true, part: "header", act: press(words.layout.menu) },
    {
      name: "video of how it works",
      path: "/",
      part: "dialog",
      act: async (page) => {
        await press(videoButton)(page);
        await page.getByRole("dialog").waitFor();
      },
    },
    { name: "found none", path: "/?q=zzz", part: "#products" },
    {
      name: "lightbox with a zoomed picture",
      path: productPath,
      part: "dialog",
      act: async (page) => {
        await openLightbox(page);
        await press(words.media.zoom)(page);
      },
    },
    {
      name: "video",
      path: productPath,
      part: "dialog",
      act: async (page) => {
        await openLightbox(page);
        await press(words.media.previous)(page);
        await page.locator("dialog iframe").waitFor();
      },
    },
    {
      name: "checkout that failed",
      path: productPath,
      part: "main",
      before: async (page, allowConsole) => {
        allowConsole(/ERR_FAILED/);
        await page.route("**/embed.js", (route) => route.abort());
      },
      act: async (page) => {
        await press(new RegExp(`^${words.catalogue.purchase}`))(page);
        await page.getByRole("alert").filter({ hasText: /\p{L}/u }).waitFor();
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
        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: words.layout.status })
          .focus();
        await page.locator("header a").first().click();
        await page.getByRole("dialog", { name: words.browserCheck.title }).waitFor();
      },
    },
  ];
}

/** The states of tests/shop. */
export const openStates = statesOf(allWords.en, "/product/151373", allWords.en.defaults.howItWorks);
