import type { Judgement } from "./explain.ts";

/**
 * The printed report: one row per judge, then the explained and the unexplained findings. It is
 * clean without unexplained findings and explanations that explain nothing.
 */
export function verdictTable({ verdicts, stale }: Judgement): { table: string; isClean: boolean } {
  const rows = verdicts.map(({ judge, seen, findings, unexplained }) =>
    [judge, seen, findings.length, findings.length - unexplained.length, unexplained.length].map(
      String,
    ),
  );
  const head = ["Judge", "Seen", "Findings", "Explained", "Unexplained"];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const lines = [head, widths.map((width) => "-".repeat(width)), ...rows].map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  const reasons = verdicts.flatMap(({ judge, explained }) =>
    explained.map(({ reason, count }) => `  ${judge}, ${count}: ${reason}`),
  );
  const open = verdicts.flatMap(({ judge, unexplained }) =>
    unexplained.map(({ rule, where, text }) => `  ${judge} · ${rule} · ${where}\n    ${text}`),
  );
  const unneeded = stale.map(({ judge, rule, reason }) => `  ${judge} · ${rule}\n    ${reason}`);
  return {
    table: [
      "",
      ...lines,
      ...titled("Explained:", reasons),
      ...titled("Unexplained:", open),
      ...titled("Explanations without a finding, to delete:", unneeded),
    ].join("\n"),
    isClean: open.length === 0 && unneeded.length === 0,
  };
}

function titled(title: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : ["", title, ...texts];
}
