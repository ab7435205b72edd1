import { afterEach, vi } from "vitest";
import { takeConsoleFaults, watchConsole } from "./console-guard.ts";

watchConsole();
vi.setConfig({ testTimeout: 20_000 });

// Vitest itself fails the run on an unhandled rejection.
afterEach(() => {
  vi.useRealTimers();
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});
