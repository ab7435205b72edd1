import type { ParseResult } from "vite";
import type { Finding } from "./finding.ts";
import { lineAt, type Source } from "./source-position.ts";

/** A comment such as `// accepted: duration`, by which the owner accepts a warning. */
export type AcceptedWarning = { file: string; line: number; field: string };

/**
 * The comments that accept warnings. A comment names the field, and is on the field's line or alone on
 * the line above. A reason may follow.
 */
export function acceptedWarnings(
  { path, text }: Source,
  comments: ParseResult["comments"],
): AcceptedWarning[] {
  return comments.flatMap(({ value, start }) => {
    const [, field] = /^\s*accepted:\s*(\w*)/i.exec(value) ?? [];
    if (field === undefined) return [];
    const isAlone = /(?:^|\n)\s*$/.test(text.slice(0, start));
    return [{ file: path, line: lineAt(text, start) + (isAlone ? 1 : 0), field }];
  });
}

/** The findings without accepted warnings, plus a warning for each comment that matches no warning. */
export function withoutAccepted(
  findings: readonly Finding[],
  accepted: readonly AcceptedWarning[],
): Finding[] {
  const isAccepted = (finding: Finding, { file, line, field }: AcceptedWarning) =>
    finding.severity === "warning" &&
    finding.file === file &&
    finding.field === field &&
    finding.line <= line &&
    line <= finding.lastLine;
  const open = findings.filter((finding) => !accepted.some((one) => isAccepted(finding, one)));
  // Rules skip invalid data, so an unused comment may have a warning again once the problems are fixed.
  if (open.some(({ severity }) => severity === "problem")) return open;
  const unused = accepted.filter((one) => !findings.some((finding) => isAccepted(finding, one)));
  const warnings = unused.map(({ file, line, field }): Finding => {
    const message = `the comment "accepted: ${field}" matches no warning: this line has no warning about ${field || "a field"}`;
    const fix = "Remove the comment, or write the name of the field that the warning is about.";
    return { severity: "warning", file, line, lastLine: line, where: [], message, fix };
  });
  return [...open, ...warnings];
}
