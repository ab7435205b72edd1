import { type Finding, findingText } from "./finding.ts";

/** How many findings with the same fix are shown. The others are only counted. */
const placesShown = 3;

/** The report as text: one line per finding, problems first. Empty without findings. */
export function reportText(
  findings: readonly Finding[],
  toDo: readonly Finding[] = [],
  differences: readonly Finding[] = [],
): string {
  const problems = findings.filter(({ severity }) => severity === "problem");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const accept =
    ". A warning does not stop the build. If the value is right, end its line with // accepted: and the field's name:";
  const keep =
    ". If a sample text is true of your shop, keep it and delete only its note // sample";
  return [
    [`${counted(problems, "problem")} to fix:`, ...groupedLines(problems)],
    [`${counted(toDo, "change")} to make before you open${keep}:`, ...toDo.map(findingText)],
    [`${counted(differences, "difference")} from SellAuth:`, ...differences.map(findingText)],
    [`${counted(warnings, "warning")}${accept}`, ...groupedLines(warnings)],
  ]
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** Whether the findings stop the build. */
export function hasProblem(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "problem");
}

function groupedLines(findings: readonly Finding[]): string[] {
  return findings.flatMap((finding) => {
    const alike = findings.filter(({ fix }) => fix === finding.fix);
    const next = alike[placesShown];
    if (!next) return [findingText(finding)];
    if (finding !== alike[0]) return [];
    const more = `… and ${alike.length - placesShown} more like these ${placesShown}, the next in ${next.file}:${next.line}.`;
    return [...alike.slice(0, placesShown).map(findingText), more];
  });
}

function counted({ length }: readonly Finding[], word: string): string {
  return `${length} ${word}${length === 1 ? "" : "s"}`;
}
