import { format } from "node:util";

const levels = ["log", "info", "warn", "error", "debug"] as const;

export type ConsoleLevel = (typeof levels)[number];

type Line = { level: ConsoleLevel; text: string };
type Expectation = { level: ConsoleLevel; pattern: RegExp };

const lines: Line[] = [];
const expectations: Expectation[] = [];

/** Expects the test to print a matching line. The test fails if it does not. */
export function expectConsole(level: ConsoleLevel, pattern: RegExp) {
  expectations.push({ level, pattern });
}

const matches = (line: Line, { level, pattern }: Expectation) =>
  line.level === level && pattern.test(line.text);

/** A test's console faults: unexpected lines, and expected lines that were not printed. */
export function consoleFaults(
  printed: readonly Line[],
  expected: readonly Expectation[],
): string[] {
  const unexpected = printed
    .filter((line) => !expected.some((expectation) => matches(line, expectation)))
    .map(({ level, text }) => `Unexpected console.${level}: ${text}`);
  const missing = expected
    .filter((expectation) => !printed.some((line) => matches(line, expectation)))
    .map(({ level, pattern }) => `Missing console.${level}: ${String(pattern)}`);
  return [...unexpected, ...missing];
}

/** Collects console output for `takeConsoleFaults` instead of printing it. */
export function watchConsole() {
  for (const level of levels) {
    console[level] = (...values: unknown[]) => {
      lines.push({ level, text: format(...values) });
    };
  }
}

/** Returns the faults since the last call, and clears lines and expectations. */
export function takeConsoleFaults(): string[] {
  const faults = consoleFaults(lines, expectations);
  lines.length = 0;
  expectations.length = 0;
  return faults;
}
