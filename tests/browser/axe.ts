import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Frames only hold stubs here.
  iframes: false,
};

/** Fails with axe's findings against WCAG 2.2 AA and its best practices, one line per element. */
export async function expectNoAxeViolations(page: Page) {
  // Only once per page: axe is half a megabyte.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (runOptions) => (globalThis as never as { axe: typeof axe }).axe.run(document, runOptions),
    options,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} · ${String(target)} · ${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(5);
}
