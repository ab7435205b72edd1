import { expect, test } from "vitest";
import { edited, diagnosticsOf, smallShop } from "./small-shop.ts";

/** What the check says on 2026-11-22 about the day of the last check. */
function checkedDiagnostics(day: string, note = "", products = smallShop["products.ts"]) {
  const board = edited(smallShop["status.ts"], /"2025-01-15",.*/, `"${day}",${note}`);
  return diagnosticsOf({ "status.ts": board, "products.ts": products });
}
const fix = "Check every product, then write that day, or answer yes to Checked in the form.";

test("a check that is older than 30 days is old", () => {
  expect(checkedDiagnostics("2026-10-23")).toEqual([]);
  expect(checkedDiagnostics("2026-10-22")).toEqual([
    `src/data/status.ts:5: lastChecked is "2026-10-22", more than 30 days ago. ${fix}`,
  ]);
});

test("a check is not older than a change", () => {
  const changed = edited(smallShop["products.ts"], "type:", 'since: "2026-11-20", type:');
  expect(checkedDiagnostics("2026-11-20", "", changed)).toEqual([]);
  expect(checkedDiagnostics("2026-11-19", "", changed)).toEqual([
    `src/data/status.ts:5: lastChecked is "2026-11-19", before the change of 2026-11-20. ${fix}`,
  ]);
});

test.each(["2026-11-21", "2026-11-22"])(
  "a change of %s may be of today, and needs no check yet",
  (day) => {
    const changed = edited(smallShop["products.ts"], "type:", `since: "${day}", type:`);
    expect(checkedDiagnostics("2026-11-20", "", changed)).toEqual([]);
  },
);

test("two statuses may begin on one day", () => {
  const day = 'since: "2026-11-20", earlier: [{ status: "Updating", since: "2026-11-20" }], type:';
  const changed = edited(smallShop["products.ts"], "type:", day);
  expect(checkedDiagnostics("2026-11-20", "", changed)).toEqual([]);
});

test("a sample is only left to do", () => {
  expect(checkedDiagnostics("2025-01-15", " // sample")).toEqual([]);
});

test.each([
  ["2026-11-20", true, 'until is "2026-11-20", so the announcement is not shown.'],
  ["2026-11-20", false, ""],
  // Somewhere, it is still this day.
  ["2026-11-21", true, ""],
])("an announcement until %s, enabled: %s", (until, enabled, expected) => {
  const dated = edited(smallShop["preferences.ts"], "2099-12-31", until);
  const text = edited(
    dated,
    /(announcement: \{\s+enabled:) false/,
    `announcement: { enabled: ${enabled}`,
  );
  expect(diagnosticsOf({ "preferences.ts": text }).join()).toContain(expected);
  expect(diagnosticsOf({ "preferences.ts": text })).toHaveLength(expected === "" ? 0 : 1);
});
