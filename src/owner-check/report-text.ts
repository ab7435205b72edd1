import { type Finding, findingText } from "./finding.ts";

/** What to print: every finding on a line of its own, the problems first. */
export function reportText(findings: readonly Finding[], samples: readonly Finding[] = []): string {
  const problems = findings.filter(({ severity }) => severity === "problem");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  return [
    part(problems, (count) => `${counted(count, "problem")} to mend:`),
    part(samples, (count) => `${counted(count, "sample")} to replace before customers come:`),
    part(warnings, (count) => `${counted(count, "warning")}; a warning stops nothing:`),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

/** Whether anything found stops the build. */
export function hasProblem(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "problem");
}

function part(findings: readonly Finding[], heading: (count: number) => string): string {
  if (findings.length === 0) return "";
  return [heading(findings.length), ...findings.map(findingText)].join("\n");
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
