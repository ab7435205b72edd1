import type { JSHandle, Page } from "@playwright/test";
import type { Tools } from "./fetch-tools.ts";
import type { Finding } from "./finding.ts";

/** Inspects an open page; `where` of its findings is the element. */
export type PageJudge = { name: string; inspect: (page: Page) => Promise<Finding[]> };

/** Accessibility checkers that look at a page in the browser, each with its own rules. */
export async function pageJudges(tools: Tools): Promise<PageJudge[]> {
  const alfa = await loadAlfa(tools);
  return [
    // First, because the others add a script to the page.
    { name: "Siteimprove Alfa", inspect: alfa },
    { name: "IBM Equal Access", inspect: (page) => askEqualAccess(page, tools) },
    { name: "HTML_CodeSniffer", inspect: (page) => askCodeSniffer(page, tools) },
  ];
}

type EqualAccess = {
  Checker: new () => {
    check: (
      document: Document,
      rulesets: string[],
    ) => Promise<{
      results: {
        ruleId: string;
        reasonId: string;
        value: [string, string];
        message: string;
        path: { dom: string };
      }[];
    }>;
  };
};

async function askEqualAccess(page: Page, tools: Tools): Promise<Finding[]> {
  await page.addScriptTag({ path: tools.path("accessibility-checker-engine/ace.js") });
  return page.evaluate(async () => {
    const { Checker } = (window as never as { ace: EqualAccess }).ace;
    const { results } = await new Checker().check(document, ["IBM_Accessibility", "WCAG_2_2"]);
    return results
      .filter(({ value: [, outcome] }) => outcome === "FAIL" || outcome === "POTENTIAL")
      .map(({ ruleId, reasonId, value, message, path }) => ({
        rule: `${ruleId} ${value.join(" ").toLowerCase()}`,
        where: path.dom,
        text: `${reasonId}: ${message}`,
      }));
  });
}

type CodeSniffer = {
  process: (standard: string, root: Document, done: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string; element: Element }[];
};

async function askCodeSniffer(page: Page, tools: Tools): Promise<Finding[]> {
  await page.addScriptTag({ path: tools.path("html_codesniffer/build/HTMLCS.js") });
  return page.evaluate(async () => {
    const { HTMLCS } = window as never as { HTMLCS: CodeSniffer };
    await new Promise<void>((resolve) => HTMLCS.process("WCAG2AA", document, resolve));
    // 1 is an error, 2 a warning; 3 only reminds of what a person should look at.
    return HTMLCS.getMessages()
      .filter(({ type }) => type <= 2)
      .map(({ type, code, msg, element }) => ({
        rule: `${code} ${type === 1 ? "error" : "warning"}`,
        where: element.outerHTML?.slice(0, 120) ?? "document",
        text: msg,
      }));
  });
}

type Alfa = {
  Playwright: { toPage: (document: JSHandle) => Promise<unknown> };
  Audit: {
    of: (page: unknown, rules: unknown) => { evaluate: () => PromiseLike<Iterable<AlfaOutcome>> };
  };
  Outcome: { isFailed: (outcome: AlfaOutcome) => boolean };
};
type AlfaOutcome = {
  rule: { uri: string };
  target: { toString: () => string; path?: () => { getOr: (none: string) => string } };
  toJSON: () => { expectations?: [string, { error?: { message?: string } }][] };
};

async function loadAlfa(tools: Tools): Promise<PageJudge["inspect"]> {
  const { Playwright } = await tools.load<Pick<Alfa, "Playwright">>("@siteimprove/alfa-playwright");
  const { Audit, Outcome } = await tools.load<Omit<Alfa, "Playwright">>("@siteimprove/alfa-act");
  const { default: rules } = await tools.load<{ default: unknown }>("@siteimprove/alfa-rules");
  return async (page) => {
    const input = await Playwright.toPage(await page.evaluateHandle(() => document));
    const outcomes = await Audit.of(input, rules).evaluate();
    return [...outcomes].filter(Outcome.isFailed).map((outcome) => ({
      rule: outcome.rule.uri.split("/").at(-1) ?? outcome.rule.uri,
      where: outcome.target.toString().replaceAll(/\s+/g, " ").slice(0, 160),
      text: (outcome.toJSON().expectations ?? [])
        .flatMap(([, { error }]) => error?.message ?? [])
        .join(" "),
    }));
  };
}
