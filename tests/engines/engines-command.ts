import { existsSync } from "node:fs";
import { serveFolder } from "#tests/bench/serve-folder.ts";
import { EnginePage, type Session } from "./engine-page.ts";
import { startFirefox } from "./firefox.ts";
import { installEngines } from "./install-engines.ts";
import { walk } from "./walk.ts";
import { startWebKit } from "./webkit.ts";

/**
 * `npm run test:engines`: a shopper's walk through the tests' shop in Firefox and WebKitGTK.
 * A name runs one of them: `npm run test:engines -- firefox`.
 */
const engines: Record<string, () => Promise<Session>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};
const siteDir = "node_modules/.cache/test-site";

installEngines();
if (!existsSync(siteDir)) throw new Error("There is no site to test. Run: npm run test:site");
const { url, close } = await serveFolder(siteDir);
try {
  for (const [name, start] of Object.entries(engines)) {
    if (process.argv.length === 2 || process.argv.includes(name)) await walkIn(name, start);
  }
} finally {
  close();
}

async function walkIn(engine: string, start: () => Promise<Session>): Promise<void> {
  const session = await start();
  const page = new EnginePage(session);
  console.log(await page.value("navigator.userAgent"));
  try {
    for (const [title, take] of walk) {
      try {
        await take(page, url);
        const faults = await page.faults();
        if (faults.length > 0) throw new Error(faults.join("\n"));
        console.log(`  ✓ ${engine}: ${title}`);
      } catch (error) {
        process.exitCode = 1;
        console.log(`  ✗ ${engine}: ${title}\n    ${String(error)}`);
      }
    }
  } finally {
    await session.close();
  }
}
