// @vitest-environment jsdom
import { expect, test } from "vitest";
import { consoleFaults, expectConsole } from "./console-guard.ts";

test("a quiet test has no fault", () => {
  expect(consoleFaults([], [])).toEqual([]);
});

test("a line that nobody expected is a fault", () => {
  expect(consoleFaults([{ level: "warn", text: "careful" }], [])).toEqual([
    "Unexpected console.warn: careful",
  ]);
});

test("an expected line is no fault, on its own level alone", () => {
  const expected = [{ level: "error" as const, pattern: /broke/ }];
  expect(consoleFaults([{ level: "error", text: "it broke" }], expected)).toEqual([]);
  expect(consoleFaults([{ level: "log", text: "it broke" }], expected)).toHaveLength(2);
});

test("an expected line that does not come is a fault", () => {
  expect(consoleFaults([], [{ level: "error", pattern: /broke/ }])).toEqual([
    "No console.error like /broke/ came.",
  ]);
});

test("the guard sees what a test prints and what jsdom prints", () => {
  expectConsole("error", /^from the test$/);
  expectConsole("error", /^Not implemented: Window's open/);
  console.error("from the test");
  window.open("https://shop.example/");
});
