import { afterAll, afterEach, vi } from "vitest";
import { takeConsoleFaults, watchConsole } from "./console-guard.ts";
import { removeTemporaryFolders } from "./temporary-folder.ts";

watchConsole();
// Long enough for a busy machine: only a test that hangs takes it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Vitest itself fails the run on an unhandled rejection.
afterEach(() => {
  vi.useRealTimers();
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

afterAll(removeTemporaryFolders);
