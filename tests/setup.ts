import { afterAll, afterEach, vi } from "vitest";
import { takeConsoleFaults, watchConsole } from "./console-guard.ts";
import { removeTemporaryFolders } from "./temporary-folder.ts";

watchConsole();
// Long enough for a busy machine: only a test that hangs takes it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Vitest's options would undo these before the next test. By then, the modules of the next file may have
// read a stubbed global. Vitest itself fails the run on an unhandled rejection.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

afterAll(removeTemporaryFolders);
