import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { EnginePage } from "./engine-page.ts";
import type { LiveShop } from "./live-shop.ts";

/** A step of the walk: its title, actions and expectations. */
type Step = readonly [
  title: string,
  take: (page: EnginePage, url: string, liveShop: LiveShop) => Promise<void>,
];

const heading = (text: string) =>
  `document.querySelectorAll("h1").length === 1 && document.querySelector("h1").textContent.trim() === ${JSON.stringify(text)}`;
const query = (text: string) => `decodeURIComponent(location.search) === ${JSON.stringify(text)}`;
const shownCards = (count: number) =>
  `[...document.querySelectorAll('#products a[href^="/product/"]')].filter((link) => link.checkVisibility()).length === ${count}`;
const openDialogs = (count: number) =>
  `document.querySelectorAll("dialog[open]").length === ${count}`;

const reviewsOffEdge = `(() => {
  const edge = document.getElementById("reviews-title").getBoundingClientRect().left;
  const cards = [...document.querySelectorAll("[aria-labelledby=reviews-title] figure")];
  return Math.min(...cards.map((card) => Math.abs(card.getBoundingClientRect().left - edge)));
})()`;
const elementSizes = `[...document.querySelectorAll("main *")].map((element) => {
  const { width, height } = element.getBoundingClientRect();
  return element.tagName + Math.round(width) + "x" + Math.round(height);
}).join(" ")`;
const alertText = `[...document.querySelectorAll("[role=alert]")].map((alert) => alert.textContent).join("")`;

// The browser check is random, so these visitors have turned it off.
const calm = JSON.stringify({ security: { loadingScreen: false } });
const notices = JSON.stringify({
  security: { loadingScreen: false },
  notifications: { announcement: { enabled: true }, discord: { enabled: true } },
});

/** A shopper's visit to the tests' shop: every route and every dialog. */
export const walk: readonly Step[] = [
  [
    "Home is hydrated, with one header and one heading",
    async (page, url) => {
      await page.open(url);
      await page.expect("its heading", heading("We provide what people need"));
      await page.expect("one header", `document.querySelectorAll("header").length === 1`);
      await page.value(`localStorage.setItem("userPreferences", ${JSON.stringify(calm)})`);
    },
  ],
  [
    "the search finds one product and is in the address",
    async (page) => {
      await page.expect("all products", shownCards(3));
      await page.type('input[type="search"]', "spoof");
      await page.expect("one product", shownCards(1));
      await page.expect("the search in the address", query("?q=spoof"));
    },
  ],
  [
    "the filter finds one product; Back from it returns to the filter",
    async (page, url) => {
      await page.open(url);
      await page.click("[role=group] button", "Unban Software");
      await page.expect("one product", shownCards(1));
      const link = '#products a[href="/product/283989"]';
      await page.click(link);
      await page.expect("the product's heading", heading("Temp Spoofer [UB]"));
      await page.expect("its title", `document.title.startsWith("Temp Spoofer [UB]")`);
      await page.expect("focus on the heading", `document.activeElement.matches("h1")`);
      await page.back();
      await page.expect("Home", heading("We provide what people need"));
      await page.expect("one product still", shownCards(1));
      await page.expect("focus on the link", `document.activeElement.matches('${link}')`);
    },
  ],
  [
    "an answer opens",
    async (page) => {
      await page.click("details:not([open]) summary");
      await page.expect(
        "an open answer",
        `document.querySelectorAll("details[open]").length === 1`,
      );
    },
  ],
  [
    "three presses on Next review end with a card at the content's edge",
    async (page) => {
      for (let press = 0; press < 3; press += 1) {
        await page.click("[aria-labelledby=reviews-title] button", "Next review");
      }
      await page.expect("a card at the edge", `${reviewsOffEdge} < 1`);
      await wait(1000);
      await page.expect("it stays there", `${reviewsOffEdge} < 1`);
    },
  ],
  [
    "the status screen",
    async (page) => {
      await page.click("header a", "Status");
      await page.expect("its heading", heading("Product status"));
      await page.expect("the top of the page", `scrollY === 0`);
    },
  ],
  [
    "the skip link stays at the top of a screen that was opened from a scrolled page",
    async (page, url) => {
      await page.open(url);
      await page.value("scrollTo(0, 1500)");
      await page.click("header a", "Status");
      await page.expect("its heading", heading("Product status"));
      await page.value(`document.querySelector('a[href="#main"]').focus()`);
      await page.click('a[href="#main"]');
      await page.expect("focus on the content", `document.activeElement.matches("main")`);
      // A restored scroll position would follow.
      await wait(500);
      await page.expect("the top of the page", `scrollY === 0`);
    },
  ],
  [
    "a screen looks the same after a link as after it is opened",
    async (page, url) => {
      for (const { path, name, link, linkName = "" } of [
        { path: "/status", name: "Product status", link: 'header a[href="/status"]' },
        {
          path: "/product/283989",
          name: "Temp Spoofer [UB]",
          link: "#products a",
          linkName: "Temp Spoofer",
        },
      ]) {
        await page.open(url);
        await page.click(link, linkName);
        await page.expect("its heading", heading(name));
        // Until nothing moves any more.
        await wait(1000);
        const sizes = await page.value<string>(elementSizes);
        await page.open(url + path);
        await page.expect("the same sizes", `${elementSizes} === ${JSON.stringify(sizes)}`);
      }
    },
  ],
  [
    "a video without network is its poster and a link, not the browser's error page",
    async (page, url) => {
      await page.open(`${url}/product/151373`);
      await page.click("button", "Open full screen");
      await page.click("dialog button", "Previous");
      await page.expect("the link", `!!document.querySelector('dialog a[href*="youtube.com"]')`);
      await page.expect("no frame", `!document.querySelector("dialog iframe")`);
    },
  ],
  [
    "the lightbox moves on, closes and returns focus",
    async (page, url) => {
      await page.open(`${url}/product/151373`);
      await page.click("button", "Open full screen");
      await page.expect("an open dialog", openDialogs(1));
      await page.click("dialog button", "Next");
      await page.click("dialog button", "Zoom");
      await page.click("dialog button", "Close");
      await page.expect("no dialog", openDialogs(0));
      await page.expect("focus on a button", `document.activeElement.matches("main button")`);
    },
  ],
  [
    "Purchase leads to the demo seller and back",
    async (page) => {
      await page.click("button", "Purchase Week Key");
      await page.expect("the demo seller", `location.pathname === "/demo-seller/"`);
      await page.expect("the cart", `document.querySelector("dl").textContent.includes("300002")`);
      await page.click("a", "Back to the shop");
      await page.expect("the product", heading("Private [FN]"));
    },
  ],
  [
    "the notices show, are dismissed and stay away",
    async (page, url) => {
      await page.value(`localStorage.setItem("userPreferences", ${JSON.stringify(notices)})`);
      await page.open(url);
      await page.expect("the notice", openDialogs(1));
      await page.click("dialog button");
      await page.expect("no notice", openDialogs(0));
      await page.click('aside[aria-label="Announcement"] button');
      const none = `!document.querySelector('aside[aria-label="Announcement"]')?.checkVisibility()`;
      await page.expect("no announcement", none);
      await page.open(`${url}/status`);
      await page.expect("its heading", heading("Product status"));
      await page.expect("no announcement again", none);
      await page.expect("no notice again", openDialogs(0));
    },
  ],
  [
    "an unknown product and an unknown page",
    async (page, url) => {
      await page.open(`${url}/product/999`);
      await page.expect("the heading of an unknown product", heading("Product not found"));
      await page.open(`${url}/nowhere`);
      await page.expect("the heading of an unknown page", heading("Unexpected Application Error!"));
      await page.click("a", "Go to the home page");
      await page.expect("Home", heading("We provide what people need"));
    },
  ],
  [
    "leaving while the app loads is no reason to reload",
    async (page, url) => {
      // The app starts within 300 ms of the first paint. Firefox aborts pending requests when a page is
      // left.
      for (let delayMs = 0; delayMs < 60; delayMs += 10) {
        await page.open(`${url}/product/999`);
        await page.value("sessionStorage.clear()");
        await wait(delayMs);
        await page.open(`${url}/status`);
        await page.expect("the page that was opened last", heading("Product status"));
      }
    },
  ],
  [
    "a purchase in the live shop starts SellAuth's checkout under the shop's policy",
    async (page, _, liveShop) => {
      await page.open(`${liveShop.url}/product/r6-halberd`);
      await purchase(page, liveShop);
    },
  ],
  [
    "while SellAuth is blocked, Purchase offers the plan in the store; a later press buys it",
    async (page, _, liveShop) => {
      liveShop.isBlocked = true;
      await page.open(`${liveShop.url}/product/r6-halberd`);
      await page.click("button", "Purchase Week Key");
      await page.expect("the message", `/could not be loaded/.test(${alertText})`);
      const link = `document.querySelector("[role=alert] a").href`;
      await page.expect("the plan's link", `decodeURIComponent(${link}).includes("=910002&")`);
      liveShop.isBlocked = false;
      await purchase(page, liveShop);
    },
  ],
];

/** Buys a key in the live shop and checks what SellAuth received. */
async function purchase(page: EnginePage, liveShop: LiveShop): Promise<void> {
  liveShop.checkouts.length = 0;
  liveShop.opened.length = 0;
  await page.click("button", "Purchase Week Key");
  await page.expect("the captcha", "window.captcha === true");
  // WebKit blocks a window that opens after a request. That is what the store links are for.
  const isFirefox = await page.value<boolean>("/Firefox/.test(navigator.userAgent)");
  const last = isFirefox ? liveShop.opened : liveShop.checkouts;
  for (let tries = 0; tries < 100 && last.length === 0; tries += 1) await wait(100);
  const cart = [{ productId: 715101, variantId: 910002, quantity: 1 }];
  assert.deepEqual(liveShop.checkouts, [{ cart, shopId: 48213, modal: false }]);
  assert.deepEqual(liveShop.opened, isFirefox ? ["/checkout/1"] : []);
  await page.expect("a finished checkout", `!document.querySelector("[data-checking-out]")`);
  await page.expect("no message", `${alertText} === ""`);
}
