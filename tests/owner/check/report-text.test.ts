import { expect, test } from "vitest";
import type { Finding } from "#owner/check/finding.ts";
import { errorAnnotation, findingAnnotation, reportText } from "#owner/check/report-text.ts";

const finding = (line: number, other: Partial<Finding> = {}): Finding => ({
  severity: "problem",
  file: "src/data/products.ts",
  line,
  lastLine: line,
  where: [],
  message: `price ${line} is wrong`,
  fix: "Write a number.",
  ...other,
});

test("problems come before differences, and warnings last", () => {
  const warning = finding(1, { severity: "warning", field: "price", fix: "Look again." });
  expect(reportText([warning, finding(2)], undefined, [finding(3)])).toBe(`1 problem to fix:
src/data/products.ts:2: price 2 is wrong. Write a number.

1 difference from SellAuth:
src/data/products.ts:3: price 3 is wrong. Write a number.

1 warning. A warning does not stop the build. If the value is right, end its line with // accepted: and the field's name:
src/data/products.ts:1: price 1 is wrong. Look again.`);
  expect(reportText([])).toBe("");
});

test("a warning about a file cannot be accepted on a line", () => {
  expect(reportText([finding(1, { severity: "warning" })]))
    .toBe(`1 warning. A warning does not stop the build.
src/data/products.ts:1: price 1 is wrong. Write a number.`);
});

test("at the launch, a warning has to be settled too", () => {
  const warning = finding(1, { severity: "warning", field: "price", fix: "Look again." });
  expect(reportText([warning], [finding(3)]))
    .toBe(`1 change to make before you open. If a sample text is true of your shop, keep it and delete only its note // sample:
src/data/products.ts:3: price 3 is wrong. Write a number.

1 thing to settle before you open. If the value is right, end its line with // accepted: and the field's name:
src/data/products.ts:1: price 1 is wrong. Look again.`);
});

test("the same fix more than three times: three places, then the count", () => {
  const other = finding(6, { fix: "Write a name." });
  const [first, ...rest] = [1, 2, 3, 4, 5].map((line) => finding(line));
  const report = reportText([first, other, ...rest].filter((one) => one !== undefined));
  expect(report).toBe(`6 problems to fix:
src/data/products.ts:1: price 1 is wrong. Write a number.
src/data/products.ts:2: price 2 is wrong. Write a number.
src/data/products.ts:3: price 3 is wrong. Write a number.
… and 2 more like these 3, the next in src/data/products.ts:4.
src/data/products.ts:6: price 6 is wrong. Write a name.`);
});

test("every change for the launch has its own line", () => {
  const toDo = [1, 2, 3, 4, 5].map((line) => finding(line));
  expect(reportText([], toDo).split("\n")).toHaveLength(6);
});

test("characters with a meaning in GitHub's commands are escaped", () => {
  const odd = finding(1, {
    severity: "warning",
    file: "src/data/media/50%, a:b.png",
    lastLine: 2,
    where: ["Private", "Week Key"],
    message: "name is 50%: off,\nor not",
    fix: "Change it.",
  });
  expect(findingAnnotation(odd)).toBe(
    "::warning file=src/data/media/50%25%2C a%3Ab.png,line=1,endLine=2::Private · Week Key: name is 50%25: off,%0Aor not. Change it.",
  );
  expect(errorAnnotation("100%\r\n")).toBe("::error::100%25%0D%0A");
});
