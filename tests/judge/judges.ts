import { readFile } from "node:fs/promises";
import StructuredDataValidator from "@adobe/structured-data-validator";
import Extractor from "@marbec/web-auto-extractor";
import type { Browser } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { runChecks } from "es-check";
import { HtmlValidate } from "html-validate";
import { check, LinkState } from "linkinator";

/** What a checker objects to: its rule, the page or file, and its own words. */
export type Finding = { judge: string; rule: string; where: string; text: string };

const htmlValidate = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
});

/** html-validate: is the markup valid HTML? */
export async function judgeHtml(files: readonly string[]): Promise<Finding[]> {
  return findInEach(files, async (file) => {
    const { results } = await htmlValidate.validateString(await readFile(file, "utf8"));
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => ({
        judge: "html-validate",
        rule: ruleId,
        where: `${file}:${line}:${column}`,
        text: message,
      }));
  });
}

/** libxml2, Chromium's XML parser: are the sitemap, the feed and the SVG files well-formed? */
export async function judgeXml(browser: Browser, files: readonly string[]): Promise<Finding[]> {
  const page = await browser.newPage();
  const findings = await findInEach(files, async (file) => {
    const error = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        return parsed.querySelector("parsererror")?.textContent;
      },
      await readFile(file, "utf8"),
    );
    if (error === undefined) return [];
    return [{ judge: "libxml2", rule: "well-formed", where: file, text: error }];
  });
  await page.close();
  return findings;
}

/** Adobe's structured-data validator: does the markup have what Google requires for its type? */
export async function judgeStructuredData(files: readonly string[]): Promise<Finding[]> {
  const options = { addLocation: true, embedSource: ["rdfa", "microdata"] };
  return findInEach(files, async (file) => {
    const data = new Extractor(options).parse(await readFile(file, "utf8"));
    const issues = await new StructuredDataValidator().validate(data);
    return issues.map(({ rootType, issueMessage, severity }) => ({
      judge: "structured-data-validator",
      rule: `${rootType} ${severity.toLowerCase()}`,
      where: file,
      text: issueMessage,
    }));
  });
}

// The newest version that all browsers under "Browser support" in the README support.
const ecmaScript = "es2023";

/** es-check: do the scripts only use syntax of the oldest supported browsers? */
export async function judgeScripts(files: readonly string[]): Promise<Finding[]> {
  const options = { ecmaVersion: ecmaScript, files, module: true, checkFeatures: true };
  const { errors } = await runChecks([options], null);
  return errors.map(({ file, err }) => ({
    judge: "es-check",
    rule: ecmaScript,
    where: file,
    text: err.message,
  }));
}

/** csp_evaluator: is the security policy of each page safe? */
export async function judgePolicies(urls: readonly string[]): Promise<Finding[]> {
  return findInEach(urls, async (url) => {
    const { headers } = await fetch(url);
    const { csp } = new CspParser(headers.get("content-security-policy") ?? "");
    return new CspEvaluator(csp).evaluate().map(({ severity, directive, value, description }) => ({
      judge: "csp_evaluator",
      rule: `${Severity[severity]?.toLowerCase()} ${directive}`,
      where: url,
      text: `${value ?? ""} ${description}`.trim(),
    }));
  });
}

/** linkinator: do all link targets of the pages and the sitemap exist, including fragments? */
export async function judgeLinks(url: string): Promise<Finding[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path);
  const { links } = await check({
    path: paths.map((path) => `${url}${path}`),
    recurse: true,
    checkFragments: true,
    // Other hosts are samples and are not contacted from tests.
    linksToSkip: [`^(?!${url})`],
  });
  return links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map((link) => ({
      judge: "linkinator",
      rule: `broken ${link.status}`,
      where: link.parent ?? "the sitemap",
      text: link.url,
    }));
}

async function findInEach(
  names: readonly string[],
  find: (name: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of names) findings.push(...(await find(name)));
  return findings;
}
