import type { Page } from "@playwright/test";
import { sellAuthScript } from "#tests/played-sellauth.ts";
import type { AllowHost } from "./outside-hosts.ts";

const api = "https://api-internal-3.sellauth.com";
const captcha = "https://cdn.jsdelivr.net";
const store = "https://nordlicht.mysellauth.com";

/** Plays SellAuth's hosts. Returns the requests for a checkout, and the loaded captcha scripts. */
export function playSellAuth(allowHost: AllowHost) {
  const checkouts: unknown[] = [];
  const headers = { "Access-Control-Allow-Origin": "*" };
  allowHost("https://sellauth.com", (route) =>
    route.fulfill({ contentType: "text/javascript", body: sellAuthScript({ api, captcha }) }),
  );
  const captchas = allowHost(captcha, (route) =>
    route.fulfill({ contentType: "text/javascript", headers, body: "window.captcha = true" }),
  );
  allowHost(api, async (route, request) => {
    checkouts.push(request.postDataJSON());
    await route.fulfill({ headers, json: { url: `${store}/checkout/1` } });
  });
  allowHost(store);
  return { checkouts, captchas };
}

/** Presses a button, and resolves with the address of the window that opens. */
export async function openedBy(page: Page, name: RegExp): Promise<string> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name }).click();
  const popup = await opened;
  await popup.waitForURL(/./);
  return popup.url();
}
