import { type Finding, findingText } from "#data-reader/finding.ts";

type Severity = Finding["severity"];

const nouns: Record<Severity, string> = { error: "problem", warning: "warning", todo: "thing" };

const whatToDo: Record<Severity, string> = {
  error: " to fix, after which the check may find more",
  warning:
    " that the build does not stop for. If a value is right as it is, end its line with // accepted",
  todo: " to do before you open. Write your own values, and delete their notes // sample. If a sample is right for your shop, only delete the note",
};

/** The findings as text, the errors first. Empty without findings. */
export function reportText(findings: readonly Finding[]): string {
  const inOrder = findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return (["error", "warning", "todo"] as const)
    .map((severity) => inOrder.filter((finding) => finding.severity === severity))
    .flatMap((found) => {
      const [first, ...others] = found;
      if (!first) return [];
      const { severity } = first;
      const count = `${found.length} ${nouns[severity]}${others.length === 0 ? "" : "s"}`;
      return [`${count}${whatToDo[severity]}:\n${found.map(findingText).join("\n")}`];
    })
    .join("\n\n");
}

/** Whether the findings stop the build. */
export function hasError(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "error");
}

/** Whether a command runs in GitHub Actions, which turns annotations into marks on lines. */
export function isInGitHubActions(): boolean {
  return process.env["GITHUB_ACTIONS"] === "true";
}

/** The findings as annotations for GitHub Actions: `::error file=…,line=…::message`. */
export function annotations(findings: readonly Finding[]): string[] {
  const todos = findings.filter(({ severity }) => severity === "todo");
  // GitHub shows ten annotations of each kind, so there is one for each file.
  const lists = [...new Set(todos.map(({ file }) => file))].map((name): Finding => {
    const own = todos.filter(({ file }) => file === name);
    const message = own.map(({ line, message: text }) => `line ${line}: ${text}`).join("\n");
    return { severity: "todo", file: name, line: own[0]?.line ?? 1, message };
  });
  return [...findings.filter(({ severity }) => severity !== "todo"), ...lists].map(
    ({ severity, file, line, message }) =>
      `::${severity === "todo" ? "notice" : severity} file=${escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line}::${escaped(message)}`,
  );
}

/** An error without a place, as an annotation for GitHub Actions. */
export function errorAnnotation(message: string): string {
  return `::error::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
