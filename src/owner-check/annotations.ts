import type { Finding } from "./finding.ts";

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
