import type { Finding } from "./finding.ts";
import type { LineComment } from "#owner/check/reading/read-source.ts";

/**
 * The comments by which the owner accepts warnings, such as `// accepted: duration`, each as the warning
 * to show if nothing matches it. A comment names the field. A reason may follow.
 */
export function acceptances(file: string, comments: readonly LineComment[]): Finding[] {
  return comments.flatMap(({ text, line }): Finding[] => {
    const [, field] = /^\s*accepted:\s*(\w*)/i.exec(text) ?? [];
    if (field === undefined) return [];
    const message = `the comment "accepted: ${field}" is not needed: this line has no warning about ${field || "a field"}`;
    const fix = "Delete the comment, or write the name of the field that the warning is about.";
    return [{ severity: "warning", file, line, lastLine: line, where: [], field, message, fix }];
  });
}

/** The findings without accepted warnings, plus the acceptances that match no warning. */
export function withoutAccepted(
  findings: readonly Finding[],
  accepted: readonly Finding[],
): Finding[] {
  const open = findings.filter((finding) => !accepted.some((one) => isAccepted(finding, one)));
  // Rules skip invalid data, so an unused comment may have a warning again once the problems are fixed.
  if (open.some(({ severity }) => severity === "problem")) return open;
  const unused = accepted.filter((one) => !findings.some((finding) => isAccepted(finding, one)));
  return [...open, ...unused];
}

function isAccepted(finding: Finding, { file, line, field }: Finding): boolean {
  const isOnLine = finding.line <= line && line <= finding.lastLine;
  return (
    finding.severity === "warning" && finding.file === file && finding.field === field && isOnLine
  );
}
