import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { openFindings } from "#tests/judge/accepted-findings.ts";
import { judgeHtml, judgeXml } from "#tests/judge/judges.ts";
import { siteFolder } from "./sites.ts";

// Two of the judges of `npm run judge`: they are quick and need no network.

function builtFiles(extension: RegExp): string[] {
  return readdirSync(siteFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => extension.test(file))
    .map((file) => join(siteFolder, file));
}

test("every page is valid HTML", async () => {
  const files = builtFiles(/\.html$/);
  expect(files.length).toBeGreaterThan(5);
  expect(openFindings(await judgeHtml(files))).toEqual([]);
});

test("the sitemap and the SVG files are well-formed XML", async ({ browser }) => {
  const files = builtFiles(/\.(?:xml|atom|svg)$/);
  expect(files.length).toBeGreaterThan(3);
  expect(await judgeXml(browser, files)).toEqual([]);
});
