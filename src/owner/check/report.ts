import { type Diagnostic, diagnosticText } from "#data-reader/diagnostic.ts";

type Severity = Diagnostic["severity"];

const nouns: Record<Severity, string> = { error: "problem", warning: "warning", todo: "thing" };

const whatToDo: Record<Severity, string> = {
  error: " to fix, after which the check may find more",
  warning:
    " that the build does not stop for. If a value is right as it is, end its line with // accepted",
  todo: " to do before you open. Write your own values, and delete the comment // sample behind them, if there is one. If a sample is right for your shop, only delete the comment",
};

/** The diagnostics as text, the errors first. Empty without diagnostics. */
export function reportText(diagnostics: readonly Diagnostic[]): string {
  const inOrder = diagnostics.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return (["error", "warning", "todo"] as const)
    .flatMap((severity) => {
      const lines = inOrder.filter((one) => one.severity === severity).map(diagnosticText);
      if (lines.length === 0) return [];
      const count = `${lines.length} ${nouns[severity]}${lines.length === 1 ? "" : "s"}`;
      return [`${count}${whatToDo[severity]}:\n${lines.join("\n")}`];
    })
    .join("\n\n");
}

/** Whether the diagnostics stop the build. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

/** Whether a command runs in GitHub Actions, which turns annotations into marks on lines. */
export function isInGitHubActions(): boolean {
  return process.env["GITHUB_ACTIONS"] === "true";
}

/** Problems and warnings as annotations for GitHub Actions: `::error file=…,line=…::message`. */
export function annotations(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .filter(({ severity }) => severity !== "todo")
    .map(
      ({ severity, file, line, message }) =>
        `::${severity} file=${escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line}::${escaped(message)}`,
    );
}

/** An error without a place, as an annotation for GitHub Actions. */
export function errorAnnotation(message: string): string {
  return `::error::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
