import { expect, test, vi } from "vitest";
import { clearProgress, showProgress } from "#data-reader/progress.ts";

/** What a build prints. */
function printed(isTTY: boolean): string {
  let text = "";
  const write = (part: string | Uint8Array) => {
    text += String(part);
    return true;
  };
  showProgress("Pictures", { done: 1, of: 90 }, { isTTY, write });
  showProgress("Pictures", { done: 2, of: 90 }, { isTTY, write });
  showProgress("Publishing", undefined, { isTTY, write });
  clearProgress({ isTTY, write });
  return text;
}

const clear = "\u001b[K";

test("in a terminal, one line renews itself, and is gone in the end", () => {
  vi.stubEnv("CI", "");
  expect(printed(true)).toBe(
    `${clear}Pictures … 1 of 90\r${clear}Pictures … 2 of 90\r${clear}Publishing …\r${clear}`,
  );
});

test.each([
  [false, ""],
  [true, "true"],
])("in a log, each step is one line (a terminal: %j, CI: %j)", (isTTY, ci) => {
  vi.stubEnv("CI", ci);
  expect(printed(isTTY)).toBe("Pictures …\nPublishing …\n");
});
