import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import type { Finding, Verdict } from "./finding.ts";

/** libxml2, Chromium's XML parser: are the sitemap, the feed and the SVG files well-formed? */
export async function judgeXml(browser: Browser, files: readonly string[]): Promise<Verdict> {
  const findings: Finding[] = [];
  const page = await browser.newPage();
  for (const file of files) {
    const error = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        return parsed.querySelector("parsererror")?.textContent;
      },
      await readFile(file, "utf8"),
    );
    if (error !== undefined) findings.push({ rule: "well-formed", where: file, text: error });
  }
  await page.close();
  return { judge: "libxml2", seen: files.length, findings };
}
