import { existsSync } from "node:fs";
import { serveFolder } from "#tests/serve-folder.ts";
import { type Engine, EnginePage } from "./engine-page.ts";
import { serveLiveShop } from "./live-shop.ts";
import { startFirefox, startWebKit } from "./start-engines.ts";
import { walk } from "./walk.ts";

/**
 * `npm run test:engines`: a shopper's visit to the tests' shops in Firefox and WebKitGTK.
 * Needs Debian's packages firefox-esr, webkit2gtk-driver, xvfb and xauth. A name selects one of them: `npm run test:engines -- firefox`.
 */
const engines: Record<string, () => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
const siteDir = "node_modules/.cache/sites/tests/shop";
const liveSiteDir = "node_modules/.cache/sites/tests/live-shop";

if (!existsSync(siteDir) || !existsSync(liveSiteDir)) {
  throw new Error(
    "There are no sites to test. Run: npx vite build --mode tests/shop && npx vite build --mode tests/live-shop",
  );
}
const shop = await serveFolder(siteDir);
const liveShop = await serveLiveShop(liveSiteDir);
try {
  for (const [name, start] of Object.entries(engines)) {
    if (process.argv.length === 2 || process.argv.includes(name)) await walkIn(name, start);
  }
} finally {
  await shop.close();
  await liveShop.close();
}

async function walkIn(name: string, start: () => Promise<Engine>): Promise<void> {
  const engine = await start();
  const page = new EnginePage(engine);
  console.log(await page.value("navigator.userAgent"));
  try {
    for (const [title, take] of walk) {
      try {
        await take(page, shop.url, liveShop);
        const faults = await page.faults();
        if (faults.length > 0) throw new Error(faults.join("\n"));
        console.log(`  ✓ ${name}: ${title}`);
      } catch (error) {
        process.exitCode = 1;
        console.log(`  ✗ ${name}: ${title}\n    ${String(error)}`);
      }
    }
  } finally {
    await engine.close();
  }
}
