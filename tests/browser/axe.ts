import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Fails with axe's findings against WCAG 2.2 AA and its best practices, one line per element.
 * Frames only hold stubs here. Legacy mode opens no page for the report.
 */
export async function expectNoAxeViolations(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ["violations"] })
    .withTags(rules)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} · ${String(target)} · ${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(5);
}
