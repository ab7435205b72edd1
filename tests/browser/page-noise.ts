import type { BrowserContext } from "@playwright/test";

/** Declares that the page prints a line like this; the line must come. */
export type AllowConsole = (pattern: RegExp) => void;

/** Collects every console line and every uncaught error of all pages, frames and workers. */
export function watchNoise(context: BrowserContext) {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  context.on("console", (message) => {
    const text = message.text();
    // Chromium says that something failed to load, but only beside the line what it was.
    const where = text.startsWith("Failed to load resource") ? ` ${message.location().url}` : "";
    lines.push(`console.${message.type()}: ${text}${where}`);
  });
  context.on("weberror", (error) => lines.push(`Uncaught: ${String(error.error())}`));
  const allowConsole: AllowConsole = (pattern) => {
    allowed.push(pattern);
  };
  /** What nobody declared, and what was declared and did not come; both start afresh. */
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
