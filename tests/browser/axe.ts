import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails with axe's findings against WCAG 2.2 AA and its best practices, one line per element. A selector
 * limits it to a part of the page.
 */
export async function expectNoAxeViolations(page: Page, part = "html") {
  const { violations, passes } = await new AxeBuilder({ page })
    // Without frames, which only hold stubs here: they cost another page and three times the CPU.
    .setLegacyMode()
    .include(part)
    .options({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
      iframes: false,
    })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} · ${String(target)} · ${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(5);
}
