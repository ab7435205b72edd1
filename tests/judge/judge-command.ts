import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { serveFolder } from "#tests/bench/serve-folder.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { explain } from "./explain.ts";
import { explanations } from "./explanations.ts";
import { fetchTools } from "./fetch-tools.ts";
import { judgeLinks, judgePolicies, judgeScripts, judgeStructuredData } from "./file-judges.ts";
import type { Verdict } from "./finding.ts";
import { judgeHtml } from "./html-judge.ts";
import { judgePages, pageViews, stateViews } from "./judge-pages.ts";
import { verdictTable } from "./verdict-table.ts";
import { judgeXml } from "./xml-judge.ts";

/**
 * `npm run judge`: runs third-party checkers on the built shop and on all states of the tests' shop,
 * and prints their findings. Fails on a finding that `explanations.ts` does not explain, and on an
 * explanation without a finding. Builds what is missing, and installs the checkers into npm's cache.
 */
const distDir = builtFolder("dist", "build");
const testSiteDir = builtFolder("node_modules/.cache/test-site", "test:site");

const { table, isClean } = verdictTable(explain(await judge(), explanations));
console.log(table);
process.exitCode = isClean ? 0 : 1;

async function judge(): Promise<Verdict[]> {
  const tools = await fetchTools();
  const files = readdirSync(distDir, { recursive: true, encoding: "utf8" }).toSorted();
  const inDist = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => join(distDir, file));
  const pages = inDist(".html");
  const xmlFiles = [".xml", ".atom", ".svg"].flatMap(inDist);
  const paths = files.filter((file) => file.endsWith(".html")).map(pathOf);
  const shop = await serveFolder(distDir);
  const testShop = await serveFolder(testSiteDir);
  const browser = await chromium.launch(launchOptions());
  try {
    return [
      await judgeHtml(pages),
      await judgeXml(browser, xmlFiles),
      await judgeStructuredData(tools, pages),
      await judgeScripts(tools, inDist(".js")),
      await judgePolicies(shop.url, paths),
      await judgeLinks(tools, shop.url),
      ...(await judgePages(browser, tools, [
        ...pageViews(shop.url, paths),
        ...stateViews(testShop.url),
      ])),
    ];
  } finally {
    await browser.close();
    shop.close();
    testShop.close();
  }
}

/** The URL of a page's file. For the page for unknown addresses, an example of one. */
function pathOf(file: string): string {
  return `/${file}`
    .replace(/\/404\.html$/, "/unknown")
    .replace(/\/index\.html$/, "/")
    .replace(/\.html$/, "");
}

function builtFolder(folder: string, script: string): string {
  if (!existsSync(join(folder, "_headers"))) {
    spawnSync("npm", ["run", script], { stdio: "inherit" });
  }
  return folder;
}
