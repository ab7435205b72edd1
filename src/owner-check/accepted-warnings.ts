import type { ParseResult } from "vite";
import type { Finding } from "./finding.ts";
import { lineAt, type Source } from "./source-position.ts";

/**
 * The comments by which the owner accepts warnings, such as `// accepted: duration`, each as the warning
 * to show if nothing matches it. A comment names the field, and is on the field's line or alone on the
 * line above. A reason may follow.
 */
export function acceptances({ path, text }: Source, comments: ParseResult["comments"]): Finding[] {
  return comments.flatMap(({ value, start }): Finding[] => {
    const [, field] = /^\s*accepted:\s*(\w*)/i.exec(value) ?? [];
    if (field === undefined) return [];
    const isAlone = /(?:^|\n)\s*$/.test(text.slice(0, start));
    const line = lineAt(text, start) + (isAlone ? 1 : 0);
    const message = `the comment "accepted: ${field}" matches no warning: this line has no warning about ${field || "a field"}`;
    const fix = "Remove the comment, or write the name of the field that the warning is about.";
    return [
      { severity: "warning", file: path, line, lastLine: line, where: [], field, message, fix },
    ];
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
