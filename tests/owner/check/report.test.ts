import { expect, test } from "vitest";
import type { Diagnostic } from "#data-reader/diagnostic.ts";
import { annotations, errorAnnotation, reportText } from "#owner/check/report.ts";

const diagnostic = (
  line: number,
  severity: Diagnostic["severity"],
  file = "products",
): Diagnostic => ({
  severity,
  file: `src/data/${file}.ts`,
  line,
  message: `price ${line} is wrong.`,
});

test("problems come first, then warnings, then what is left to do", () => {
  const diagnostics = [diagnostic(1, "todo"), diagnostic(2, "warning"), diagnostic(3, "error")];
  expect(reportText(diagnostics)).toBe(`1 problem to fix, after which the check may find more:
src/data/products.ts:3: price 3 is wrong.

1 warning that the build does not stop for. If a value is right as it is, end its line with // accepted:
src/data/products.ts:2: price 2 is wrong.

1 thing to do before you open. Write your own values, and delete the comment // sample behind them, if there is one. If a sample is right for your shop, only delete the comment:
src/data/products.ts:1: price 1 is wrong.`);
  expect(reportText([])).toBe("");
});

test("GitHub marks each problem and warning on its line", () => {
  const kinds = (["error", "warning", "todo"] as const).map((one, index) => diagnostic(index, one));
  expect(annotations(kinds)).toEqual([
    "::error file=src/data/products.ts,line=0::price 0 is wrong.",
    "::warning file=src/data/products.ts,line=1::price 1 is wrong.",
  ]);
});

test("an annotation is one line, whatever the message says", () => {
  expect(errorAnnotation("100%:\r\nno, none")).toBe("::error::100%25:%0D%0Ano, none");
});
