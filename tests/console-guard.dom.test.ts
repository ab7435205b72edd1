import { expect, test } from "vitest";
import { consoleFaults, expectConsole } from "./console-guard.ts";

test("a test without output passes", () => {
  expect(consoleFaults([], [])).toEqual([]);
});

test("an unexpected line fails the test", () => {
  expect(consoleFaults([{ level: "warn", text: "careful" }], [])).toEqual([
    "Unexpected console.warn: careful",
  ]);
});

test("an expected line passes, but only at its level", () => {
  const expected = [{ level: "error" as const, pattern: /broke/ }];
  expect(consoleFaults([{ level: "error", text: "it broke" }], expected)).toEqual([]);
  expect(consoleFaults([{ level: "log", text: "it broke" }], expected)).toHaveLength(2);
});

test("a missing expected line fails the test", () => {
  expect(consoleFaults([], [{ level: "error", pattern: /broke/ }])).toEqual([
    "Missing console.error: /broke/",
  ]);
});

test("output of the test and of jsdom is collected", () => {
  expectConsole("error", /^from the test$/);
  expectConsole("error", /^Not implemented: Window's open/);
  console.error("from the test");
  window.open("https://shop.example/");
});
