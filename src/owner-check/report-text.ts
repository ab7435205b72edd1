import { type Finding, findingText } from "./finding.ts";

/** So many findings with the same fix are written out; the others are counted. */
const placesShown = 3;

/** What to print: a line for each finding, the problems first. */
export function reportText(findings: readonly Finding[], samples: readonly Finding[] = []): string {
  const problems = findings.filter(({ severity }) => severity === "problem");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  return [
    part(`${counted(problems, "problem")} to fix:`, groupedLines(problems)),
    part(
      `${counted(samples, "sample")} to replace before customers come:`,
      samples.map(findingText),
    ),
    part(
      `${counted(warnings, "warning")}; the build goes on. To keep what a warning is about, end its line with // accepted: and the field's name:`,
      groupedLines(warnings),
    ),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

/** Whether anything found stops the build. */
export function hasProblem(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "problem");
}

function part(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [heading, ...lines].join("\n");
}

function groupedLines(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => {
    const alike = findings.filter(({ fix }) => fix === finding.fix);
    const position = alike.indexOf(finding);
    if (position < placesShown) return [findingText(finding)];
    const next = `${finding.file}:${finding.line}`;
    return position === placesShown
      ? [`… and ${alike.length - placesShown} more like these three, the next in ${next}.`]
      : [];
  });
}

function counted({ length }: readonly Finding[], word: string): string {
  return `${length} ${word}${length === 1 ? "" : "s"}`;
}
