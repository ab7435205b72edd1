import { afterEach, expect, test, vi } from "vitest";
import { refuse } from "#data-reader/refuse.ts";
import { runCommand } from "#owner/run-command.ts";
import { expectConsole } from "#tests/console-guard.ts";

afterEach(() => {
  process.exitCode = undefined;
});

test.each([
  ["", /^Write a price\.$/],
  ["true", /^::error::Write a price\.$/],
])(
  "a refusal is printed without a stack, and fails; in GitHub Actions: %j",
  async (value, text) => {
    vi.stubEnv("GITHUB_ACTIONS", value);
    expectConsole("log", text);
    await runCommand(async () => refuse("Write a price."));
    expect(process.exitCode).toBe(1);
  },
);

test("any other error keeps its stack", async () => {
  await expect(runCommand(() => Promise.reject(new TypeError("no")))).rejects.toThrow(TypeError);
});
