import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with axe's findings on WCAG 2.2 AA and best practices, one line each. */
export async function expectNoAxeViolations(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} · ${String(target)} · ${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(5);
}
