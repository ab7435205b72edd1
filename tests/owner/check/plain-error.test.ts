import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { withoutStack } from "#owner/check/plain-error.ts";

const bundlersError = () =>
  new Error("Build failed with 1 error:\n\nNo such picture.\n    at copyFile (node:fs:621:10)");

test("the owner sees what failed and what became of the site, without a stack", () => {
  const error = withoutStack(bundlersError(), "dist is as it was before.");
  const shown = "Build failed with 1 error:\n\nNo such picture.\ndist is as it was before.";
  expect([error.message, error.stack, inspect(error)]).toEqual([shown, shown, shown]);
});

test("a developer sees the stack with --debug", () => {
  vi.stubEnv("DEBUG", "vite:*");
  const error = bundlersError();
  expect(withoutStack(error, "dist is as it was before.")).toBe(error);
  vi.unstubAllEnvs();
});
