import type { Diagnostic } from "#data-reader/diagnostic.ts";
import type { Source } from "#data-reader/source-location.ts";

/** Leaves out the warnings that a comment `// accepted` on their lines, or above them, accepts. */
export function withoutAccepted(
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
): Diagnostic[] {
  return diagnostics.filter((diagnostic) => {
    const { comments = [] } = sources.find(({ path }) => path === diagnostic.file) ?? {};
    const isAccepted = comments.some(
      ({ line, text }) => isAbout(diagnostic, line) && /^\s*accepted\b/i.test(text),
    );
    return diagnostic.severity !== "warning" || !isAccepted;
  });
}

/** Whether a comment is about a line of a diagnostic's value. */
export function isAbout({ line, lastLine = line }: Diagnostic, commentLine: number): boolean {
  return line <= commentLine && commentLine <= lastLine;
}
