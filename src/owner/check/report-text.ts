import { type Finding, findingText } from "./finding.ts";

/** How many findings with the same fix are shown. The others are only counted. */
const placesShown = 3;

/**
 * The report as text: one line per finding, problems first. Empty without findings. `toDo` is what must
 * be changed before the launch, and undefined if the check is not that of the launch.
 */
export function reportText(
  findings: readonly Finding[],
  toDo?: readonly Finding[],
  differences: readonly Finding[] = [],
): string {
  const changes = toDo ?? [];
  const problems = findings.filter(({ severity }) => severity === "problem");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const warned =
    toDo === undefined
      ? `${counted(warnings, "warning")}. A warning does not stop the build.`
      : `${counted(warnings, "thing")} to settle before you open.`;
  // A warning about a file has no line on which to accept it.
  const accept = warnings.some(({ field }) => field !== undefined)
    ? " If the value is right, end its line with // accepted: and the field's name:"
    : "";
  const keep =
    ". If a sample text is true of your shop, keep it and delete only its note // sample";
  return [
    [`${counted(problems, "problem")} to fix:`, ...groupedLines(problems)],
    [`${counted(changes, "change")} to make before you open${keep}:`, ...changes.map(findingText)],
    [`${counted(differences, "difference")} from SellAuth:`, ...differences.map(findingText)],
    [warned + accept, ...groupedLines(warnings)],
  ]
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
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

/** Whether a command runs in GitHub Actions, which turns annotations into marks on lines. */
export const isInGitHubActions = process.env["GITHUB_ACTIONS"] === "true";

/** A finding as an annotation for GitHub Actions: `::error file=…,line=…::message`. */
export function findingAnnotation(finding: Finding): string {
  const { severity, file, line, lastLine, where, message, fix } = finding;
  const level = severity === "problem" ? "error" : "warning";
  const place = Object.entries({ file, line, endLine: lastLine })
    .map(
      ([name, value]) =>
        `${name}=${escaped(`${value}`).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
    )
    .join(",");
  const entry = where.length > 0 ? `${where.join(" · ")}: ` : "";
  return `::${level} ${place}::${escaped(`${entry}${message}. ${fix}`)}`;
}

/** An error without a place, as an annotation for GitHub Actions. */
export function errorAnnotation(message: string): string {
  return `::error::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
