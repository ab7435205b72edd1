import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { serveFolder } from "#tests/serve-folder.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { acceptedFindings, isAccepted, openFindings } from "./accepted-findings.ts";
import {
  type Finding,
  judgeHtml,
  judgeLinks,
  judgePolicies,
  judgeScripts,
  judgeStructuredData,
  judgeXml,
} from "./judges.ts";

/**
 * `npm run judge`: runs third-party checkers on the built shop. Fails on a finding that is not in
 * `accepted-findings.ts`, and on an entry there that nothing needs.
 */
const distDir = "dist";
if (!existsSync(join(distDir, "_headers"))) {
  throw new Error("There is no built shop. Run: npm run build");
}

const findings = await judge();
const open = openFindings(findings);
const stale = acceptedFindings.filter((one) => !findings.some((found) => isAccepted(found, one)));
for (const { judge: name, rule, where, text } of open) {
  console.log(`${name} · ${rule} · ${where}\n  ${text}`);
}
for (const { judge: name, rule } of stale) {
  console.log(`${name} · ${String(rule)}: accepted, but no longer found. Delete the entry.`);
}
console.log(`${findings.length} findings, ${findings.length - open.length} of them accepted.`);
process.exitCode = open.length + stale.length === 0 ? 0 : 1;

async function judge(): Promise<Finding[]> {
  const files = readdirSync(distDir, { recursive: true, encoding: "utf8" }).toSorted();
  const withEnding = (...endings: readonly string[]) =>
    files
      .filter((file) => endings.some((ending) => file.endsWith(ending)))
      .map((file) => join(distDir, file));
  const pages = withEnding(".html");
  const shop = await serveFolder(distDir);
  const browser = await chromium.launch(launchOptions());
  try {
    return [
      ...(await judgeHtml(pages)),
      ...(await judgeXml(browser, withEnding(".xml", ".atom", ".svg"))),
      ...(await judgeStructuredData(pages)),
      ...(await judgeScripts(withEnding(".js"))),
      ...(await judgePolicies(pages.map((file) => shop.url + addressOf(file)))),
      ...(await judgeLinks(shop.url)),
    ];
  } finally {
    await browser.close();
    await shop.close();
  }
}

/** The address of a page's file. For the page for unknown addresses, an example of one. */
function addressOf(file: string): string {
  return file
    .slice(distDir.length)
    .replaceAll("\\", "/")
    .replace(/\/404\.html$/, "/unknown")
    .replace(/\/index\.html$/, "/")
    .replace(/\.html$/, "");
}
