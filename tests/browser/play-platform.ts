import type { Page } from "@playwright/test";

export const platformScript = "**/demo-seller/embed.js";

/** Plays the demo seller's script. It records each checkout, and then runs these lines with the `button`. */
export async function playPlatform(page: Page, lines = "") {
  await page.route(platformScript, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.checkouts = [];
        window.sellAuthEmbed = { checkout(button, request) { checkouts.push(request); ${lines} } };`,
    }),
  );
}

/** How many checkouts the played platform has recorded. */
export const checkouts = (page: Page) => page.evaluate<number>("window.checkouts?.length ?? 0");

/** For `playPlatform`: keeps the button busy. */
export const keepBusy = 'button.setAttribute("data-checking-out", "");';
