import { afterEach, vi } from "vitest";
import { takeConsoleFaults, watchConsole } from "./console-guard.ts";

const hasDom = typeof window !== "undefined";
const dom = hasDom ? await import("./setup-dom.ts") : undefined;

watchConsole();
vi.setConfig({ testTimeout: 20_000 });

// Vitest itself fails the run on an unhandled rejection.
afterEach(() => {
  // First, because unmounting may print something too.
  dom?.cleanup();
  const faults = takeConsoleFaults();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});
