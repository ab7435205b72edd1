import type { BrowserContext } from "@playwright/test";

/** Expects the page to print a matching line. The test fails if it does not. */
export type AllowConsole = (pattern: RegExp) => void;

/** Collects the console output and uncaught errors of all pages, frames and workers. */
export function watchNoise(context: BrowserContext) {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => {
    const text = message.text();
    // Chromium's message does not name the URL that failed to load; its location does.
    const where = text.startsWith("Failed to load resource") ? ` ${message.location().url}` : "";
    lines.push(`console.${message.type()}: ${text}${where}`);
  });
  context.on("weberror", (error) => lines.push(`Uncaught: ${String(error.error())}`));
  const allowConsole: AllowConsole = (pattern) => {
    allowed.push(pattern);
  };
  /** The faults since the last call: unexpected lines, and expected lines that were not printed. */
  const takeFaults = () => {
    const faults = [
      ...lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
      ...allowed
        .filter((pattern) => !lines.some((line) => pattern.test(line)))
        .map((pattern) => `No console line like ${String(pattern)} came.`),
    ];
    lines.length = 0;
    allowed.length = 0;
    return faults;
  };
  return { allowConsole, takeFaults };
}
