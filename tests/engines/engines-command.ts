import { setTimeout as wait } from "node:timers/promises";
import { siteFolder } from "#tests/browser/sites.ts";
import { serveFolder } from "#tests/serve-folder.ts";
import { type Engine, startFirefox, startWebKit } from "./start-engines.ts";

/**
 * A shopper's visit to the shop in tests/shop with Firefox and WebKitGTK, from Debian's packages
 * firefox-esr, webkit2gtk-driver, xvfb and xauth: `npx vite build --mode tests/shop && npx tsx
 * tests/engines/engines-command.ts`
 */
const engines = { Firefox: startFirefox, WebKit: startWebKit };

const recordFaults = `(() => {
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => faults.push(blockedURI));
})()`;
// The browser check is random, so this visitor has turned it off.
const calm = `localStorage.setItem("userPreferences", '{"security":{"loadingScreen":false}}')`;
const heading = (text: string) =>
  `document.querySelector("main h1").textContent.trim() === "${text}"`;
const cards = `[...document.querySelectorAll("#products a[href^='/product/']")].filter((link) => link.checkVisibility())`;

const shop = await serveFolder(siteFolder);
for (const [name, start] of Object.entries(engines)) {
  const engine = await start();
  try {
    await visit(engine, shop.url);
    console.log(`✓ ${name}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`✗ ${name}: ${String(error)}`);
  } finally {
    await engine.close();
  }
}
await shop.close();

/** Waits until a look at the page succeeds. A script fails while the page changes under it. */
async function until(fact: string, look: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await look().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`expected ${fact}`);
    await wait(100);
  }
}

/** From Home to a purchase, by search, card, Back, film, status and lightbox. */
async function visit(engine: Engine, url: string): Promise<void> {
  const expect = (fact: string, expression: string) =>
    until(fact, () => engine.evaluate(`Boolean(${expression})`));
  const click = (selector: string, name = "") =>
    until(`${selector} "${name}"`, async () => {
      const target = await engine.find(selector, name);
      return target?.click().then(() => true);
    });

  await engine.open(`${url}/`);
  await engine.evaluate(calm);
  await engine.open(`${url}/`);
  await engine.evaluate(recordFaults);
  await expect("one header", `document.querySelectorAll("header").length === 1`);
  await expect("all products", `${cards}.length === 3`);
  await until("the search box", async () => {
    const box = await engine.find('input[type="search"]', "");
    return box?.type("spoof").then(() => true);
  });
  await expect("one product", `${cards}.length === 1`);
  await expect("the search in the address", `location.search === "?q=spoof"`);

  await click('#products a[href="/product/283989"]');
  await expect("the product", heading("Temp Spoofer [UB]"));
  await expect("focus on the heading", `document.activeElement.matches("h1")`);
  await engine.back();
  await expect("Home with one product", `${cards}.length === 1`);
  await expect("focus on the card", `document.activeElement.matches("#products a")`);

  await click("details:not([open]) summary");
  await expect("one answer", `document.querySelectorAll("details[open]").length === 1`);
  await click("button", "How the product works");
  await expect("the film's dialog", `document.querySelector("dialog[open]")`);
  await click("dialog[open] button", "Close");
  await expect("no dialog", `!document.querySelector("dialog[open]")`);

  await click("header a", "Status");
  await expect("the status screen", heading("Product status"));
  await click("main a", "Private");
  await expect("the product", heading("Private [FN]"));
  await click("main button", "Open full screen");
  await expect("the lightbox", `document.querySelector("dialog[open] img")`);
  await click("dialog[open] button", "Close");
  await expect("no dialog", `!document.querySelector("dialog[open]")`);
  const faults = (await engine.evaluate("window.faults")) as string[];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  await click("main button", "Purchase");
  await expect("the demo's cart", `document.body.textContent.includes("Nothing was charged")`);
}
