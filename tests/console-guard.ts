import { format } from "node:util";

const levels = ["log", "info", "warn", "error", "debug"] as const;

export type ConsoleLevel = (typeof levels)[number];

type Line = { level: ConsoleLevel; text: string };
type Expectation = { level: ConsoleLevel; pattern: RegExp };

const lines: Line[] = [];
const expectations: Expectation[] = [];

/** Declares that this test's code prints a line like this. It fails if no such line comes. */
export function expectConsole(level: ConsoleLevel, pattern: RegExp) {
  expectations.push({ level, pattern });
}

const meets = (line: Line, { level, pattern }: Expectation) =>
  line.level === level && pattern.test(line.text);

/** What is wrong with a test's console: each line that nobody expected, each that did not come. */
export function consoleFaults(
  printed: readonly Line[],
  expected: readonly Expectation[],
): string[] {
  const unexpected = printed
    .filter((line) => !expected.some((expectation) => meets(line, expectation)))
    .map(({ level, text }) => `Unexpected console.${level}: ${text}`);
  const missing = expected
    .filter((expectation) => !printed.some((line) => meets(line, expectation)))
    .map(({ level, pattern }) => `No console.${level} like ${String(pattern)} came.`);
  return [...unexpected, ...missing];
}

/** From here on the console's lines are kept for `takeConsoleFaults` instead of printed. */
export function watchConsole() {
  for (const level of levels) {
    console[level] = (...values: unknown[]) => {
      lines.push({ level, text: format(...values) });
    };
  }
}

/** The faults since the last call; lines and expectations start afresh. */
export function takeConsoleFaults(): string[] {
  const faults = consoleFaults(lines, expectations);
  lines.length = 0;
  expectations.length = 0;
  return faults;
}
