import { existsSync } from "node:fs";
import { serveFolder } from "#tests/serve-folder.ts";
import { type Engine, EnginePage } from "./engine-page.ts";
import { installEngines } from "#tests/install/install-engines.ts";
import { startFirefox, startWebKit } from "./start-engines.ts";
import { walk } from "./walk.ts";

/**
 * `npm run test:engines`: a shopper's visit to the tests' shop in Firefox and WebKitGTK.
 * A name selects one of them: `npm run test:engines -- firefox`.
 */
const engines: Record<string, () => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
const siteDir = "node_modules/.cache/test-site";

if (!existsSync(siteDir)) throw new Error("There is no site to test. Run: npm run test:site");
installEngines();
const { url, close } = await serveFolder(siteDir);
try {
  for (const [name, start] of Object.entries(engines)) {
    if (process.argv.length === 2 || process.argv.includes(name)) await walkIn(name, start);
  }
} finally {
  close();
}

async function walkIn(name: string, start: () => Promise<Engine>): Promise<void> {
  const engine = await start();
  const page = new EnginePage(engine);
  console.log(await page.value("navigator.userAgent"));
  try {
    for (const [title, take] of walk) {
      try {
        await take(page, url);
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
