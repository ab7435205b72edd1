import type { Page } from "@playwright/test";
import type { AllowHost } from "./outside-hosts.ts";

const api = "https://api-internal-3.sellauth.com";
const captcha = "https://cdn.jsdelivr.net";
const store = "https://nordlicht.mysellauth.com";

/**
 * SellAuth's script as its public copies behave: it sets itself up on `load`, injects a style and a
 * captcha from a third host, calls an API, marks the button, and opens the checkout in a window.
 */
const script = `
(() => {
  const append = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const injectStyles = () =>
    append("style", { textContent: "[data-checking-out] { opacity: 0.6 }" });
  const injectCaptcha = () =>
    append("script", { type: "module", src: "${captcha}/npm/altcha/dist/altcha.js" });
  const checkout = async (button, request) => {
    button.setAttribute("data-checking-out", "");
    const body = JSON.stringify(request);
    const response = await fetch("${api}/v1/checkout", { method: "POST", body });
    const { url } = await response.json();
    window.open(url);
    button.removeAttribute("data-checking-out");
  };
  window.sellAuthEmbed = { checkout, injectStyles, injectCaptcha };
  window.addEventListener("load", () => {
    injectStyles();
    injectCaptcha();
  });
})();
`;

/** Plays SellAuth's hosts. Returns the requests for a checkout, and the loaded captcha scripts. */
export function playSellAuth(allowHost: AllowHost) {
  const checkouts: unknown[] = [];
  const headers = { "Access-Control-Allow-Origin": "*" };
  allowHost("https://sellauth.com", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
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
