import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Tools } from "./fetch-tools.ts";
import type { Finding, Verdict } from "./finding.ts";

const run = promisify(execFile);

type LinkChecker = {
  check: (options: unknown) => Promise<{
    links: { url: string; status?: number; state: string; parent?: string }[];
  }>;
};

/** linkinator: do all link targets of the pages and the sitemap exist, including fragments? */
export async function judgeLinks(tools: Tools, url: string): Promise<Verdict> {
  const { check } = await tools.load<LinkChecker>("linkinator");
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path);
  const { links } = await check({
    path: paths.map((path) => `${url}${path}`),
    recurse: true,
    checkFragments: true,
    // Other hosts are samples and are not contacted from tests.
    linksToSkip: [`^(?!${url})`],
  });
  const checked = links.filter(({ state }) => state !== "SKIPPED");
  const findings = checked
    .filter(({ state }) => state === "BROKEN")
    .map(({ url: link, status, parent }) => ({
      rule: `broken ${status}`,
      where: parent ?? "the sitemap",
      text: link,
    }));
  return { judge: "linkinator", seen: checked.length, findings };
}

// The newest ECMAScript version that all browsers under "Browser support" in the README support.
const ecmaScript = "es2023";

/** es-check: do the scripts only use syntax of the oldest supported browsers? */
export async function judgeScripts(tools: Tools, files: readonly string[]): Promise<Verdict> {
  const findings: Finding[] = [];
  try {
    const options = ["--module", "--checkFeatures", "--noCache"];
    await run(tools.program("es-check"), [ecmaScript, ...files, ...options]);
  } catch (error) {
    findings.push({ rule: ecmaScript, where: "assets", text: String(error) });
  }
  return { judge: "es-check", seen: files.length, findings };
}

type Extractor = { default: new (options: unknown) => { parse: (html: string) => unknown } };
type StructuredData = {
  default: new () => {
    validate: (
      data: unknown,
    ) => Promise<{ rootType: string; issueMessage: string; severity: string }[]>;
  };
};

/** Adobe's structured-data validator: does the markup have what Google requires for its type? */
export async function judgeStructuredData(
  tools: Tools,
  files: readonly string[],
): Promise<Verdict> {
  const { default: Extractor } = await tools.load<Extractor>("@marbec/web-auto-extractor");
  const { default: Validator } = await tools.load<StructuredData>(
    "@adobe/structured-data-validator",
  );
  const options = { addLocation: true, embedSource: ["rdfa", "microdata"] };
  const findings = await each(files, async (file) => {
    const data = new Extractor(options).parse(await readFile(file, "utf8"));
    const issues = await new Validator().validate(data);
    return issues.map(({ rootType, issueMessage, severity }) => ({
      rule: `${rootType} ${severity.toLowerCase()}`,
      where: file,
      text: issueMessage,
    }));
  });
  return { judge: "structured-data-validator", seen: files.length, findings };
}

/** csp_evaluator: is the security policy safe? */
export async function judgePolicies(url: string, paths: readonly string[]): Promise<Verdict> {
  const findings = await each(paths, async (path) => {
    const { headers } = await fetch(url + path);
    const { csp } = new CspParser(headers.get("content-security-policy") ?? "");
    return new CspEvaluator(csp).evaluate().map(({ severity, directive, value, description }) => ({
      rule: `${Severity[severity]?.toLowerCase()} ${directive}`,
      where: path,
      text: `${value ?? ""} ${description}`.trim(),
    }));
  });
  return { judge: "csp_evaluator", seen: paths.length, findings };
}

async function each(
  names: readonly string[],
  find: (name: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of names) findings.push(...(await find(name)));
  return findings;
}
