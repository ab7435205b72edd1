import type { Page } from "@playwright/test";
import { hydrationEvents } from "#shop/start/replay-early-clicks.ts";
import { desktop, expect, liveShop, phone, test, testShop } from "./fixtures.ts";
import { openState, type OpenState, openStates } from "./open-states.ts";
import { waitForScripts } from "./ready-pages.ts";

// A browser's translator replaces each text by elements. React must not miss a text that is gone, and a text
// that changes must show the new one.

/** Runs in the page, before its scripts: translates as Google's translator does, into the same words. */
function translateTexts(ready: string) {
  const skipped = "script, style, font, title, textarea, option";
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest(skipped)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) if (node.isConnected) translate(node);
      if (target.nodeType === Node.TEXT_NODE && target.isConnected) translate(target);
    }
  });
  // After hydration, as a visitor's press on "Translate" is.
  document.addEventListener(ready, () => {
    translate(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const textOf = async (page: Page) =>
  (await page.evaluate(() => document.body.innerText)).replaceAll(/\s+/g, " ").trim();

/**
 * What is pressed: buttons, and links to a section. Not what the browser opens by itself, and not what leaves the
 * page.
 */
const pressed = 'button:not(#plans li > button, .foot-bar > button):visible, a[href^="#"]:visible';

/** Presses everything in a part of two pages in turn, and expects the pages' texts to stay the same. */
async function expectSameTexts(translated: Page, plain: Page, part = "body") {
  const pages = [plain, translated];
  const controls = (page: Page) => page.locator(part).locator(pressed);
  const expectSame = (when: string) =>
    // Either page can be the slower one.
    expect(async () => {
      expect(await textOf(translated), when).toBe(await textOf(plain));
    }).toPass({ intervals: [10, 20, 50, 100, 250], timeout: 10_000 });
  await expectSame("at first");
  const count = await controls(plain).count();
  for (let at = 0; at < count; at += 1) {
    const control = controls(plain).nth(at);
    // An earlier press may have removed it.
    if (!(await control.isVisible())) continue;
    const name = await control.innerText();
    for (const page of pages) {
      await controls(page).nth(at).press("Enter");
      // A dialog opens as soon as its code has loaded.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    }
    await expectSame(`after a press on "${name}"`);
    if ((await plain.locator("dialog").count()) > 0) {
      // Through the lightbox, from a video to a picture and back.
      for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight"]) {
        for (const page of pages) await page.keyboard.press(key);
        await expectSame(`after ${key} in the dialog of "${name}"`);
      }
    }
    for (const page of pages) await page.keyboard.press("Escape");
    await expectSame(`after Escape from "${name}"`);
  }
}

/** The address of another plan, reached within the page. */
const linkPlan = (hash: string) => async (page: Page) => {
  await page.getByText("Checkout not opening?").waitFor();
  await page.evaluate((address) => {
    location.hash = address;
  }, hash);
};

/**
 * The browser check draws its identifiers at random. The others are parts of states that are here, or have texts that
 * no press changes.
 */
const left = new Set([
  "browser check",
  "product not found",
  "video of how it works",
  "video",
  "announcement and notice in a corner",
  "notice at the centre",
  "lightbox with a zoomed picture",
  "error",
]);

const statesOfShops: [shop: string, states: OpenState[]][] = [
  [
    testShop,
    [
      {
        name: "product at a plan",
        path: "/product/283989",
        part: "main",
        act: linkPlan("#plan-300005"),
      },
      ...openStates.filter(({ name }) => !left.has(name)),
    ],
  ],
  [
    liveShop,
    ["/", "/status"].map((path) => ({
      name: `live shop at ${path}`,
      path,
      part: path === "/" ? "#products" : "main",
    })),
  ],
];

for (const [baseURL, state] of statesOfShops.flatMap(([shop, states]) =>
  states.map((one) => [shop, one] as const),
)) {
  test.describe(() => {
    test.use({ baseURL, viewport: state.isOfPhone ? phone : desktop });

    test(`a translated page works: ${state.name}`, async ({
      page,
      goto,
      context,
      allowHost,
      allowConsole,
    }) => {
      allowHost("https://sellauth.com", (route) => route.fulfill({ body: "" }));
      await page.addInitScript(translateTexts, hydrationEvents.ready);
      await openState(state, { page, goto, allowHost, allowConsole });
      // Not before, because a page in the background shows few frames.
      const plain = await context.newPage();
      const open = async (path: string) => {
        await plain.goto(path);
        await waitForScripts(plain);
      };
      await openState(state, { page: plain, goto: open, allowHost, allowConsole });
      // An error in the page fails every test.
      await expectSameTexts(page, plain, state.part);
      await expect(page.locator("font").first()).toBeAttached();
    });
  });
}
