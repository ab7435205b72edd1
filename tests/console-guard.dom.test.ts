import { expect, test } from "vitest";
import { consoleFaults, expectConsole } from "./console-guard.ts";

test("unexpected and missing lines fail a test, an expected one passes at its level", () => {
  const printed = [
    { level: "error", text: "it broke" },
    { level: "log", text: "it broke" },
  ] as const;
  const expected = [
    { level: "error", pattern: /broke/ },
    { level: "warn", pattern: /careful/ },
  ] as const;
  expect(consoleFaults(printed, expected)).toEqual([
    "Unexpected console.log: it broke",
    "Missing console.warn: /careful/",
  ]);
});

test("output of the test and of jsdom is collected", () => {
  expectConsole("error", /^from the test$/);
  expectConsole("error", /^Not implemented: Window's open/);
  console.error("from the test");
  window.open("https://shop.example/");
});
