import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const folder = temporaryFolder();
cpSync(".ci", join(folder, ".ci"), { recursive: true });
mkdirSync(join(folder, "bin"));

const unit = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const browser = { stats: { expected: 2, unexpected: 0, skipped: 0 }, errors: [] };

/** Runs what CI runs, with an npm that ends with a code and only writes reports. */
function runCi(unitReport: object, browserReport: object, code = 0) {
  const reports = { unit: unitReport, browser: browserReport };
  const lines = Object.entries(reports).map(
    ([name, report]) => `echo '${JSON.stringify(report)}' > test-results/${name}.json`,
  );
  const npm = ["#!/bin/sh", "mkdir -p test-results", ...lines, `exit ${code}`].join("\n");
  writeFileSync(join(folder, "bin/npm"), npm, { mode: 0o755 });
  const { status, stdout } = spawnSync(join(folder, ".ci/run"), {
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}` },
  });
  return { status, output: stdout };
}

test("CI passes if every test has passed", () => {
  expect(runCi(unit, browser)).toEqual({ status: 0, output: "5 passed, 0 failed\n" });
});

test.each([
  ["a unit test", { ...unit, numTodoTests: 1 }, browser],
  ["a browser test", unit, { ...browser, stats: { ...browser.stats, skipped: 1 } }],
])("CI fails if %s is skipped", (_, unitReport, browserReport) => {
  expect(runCi(unitReport, browserReport)).toEqual({
    status: 1,
    output: "1 skipped, which counts as failed\n5 passed, 1 failed\n",
  });
});

test.each([
  ["a test fails", { ...unit, numFailedTests: 1 }, browser, "5 passed, 1 failed\n"],
  ["a runner writes no report", unit, {}, "3 passed, 1 failed\n"],
  ["anything else fails", unit, browser, "5 passed, 1 failed\n"],
])("CI fails if %s", (_, unitReport, browserReport, output) => {
  expect(runCi(unitReport, browserReport, 1)).toEqual({ status: 1, output });
});
