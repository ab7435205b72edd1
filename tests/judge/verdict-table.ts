import type { Explained } from "./explained.ts";

/** The printed report: one row per judge, then the explained and the unexplained findings. */
export function verdictTable(verdicts: readonly Explained[]): { table: string; isClean: boolean } {
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
  return {
    table: ["", ...lines, ...titled("Explained:", reasons), ...titled("Unexplained:", open)].join(
      "\n",
    ),
    isClean: open.length === 0,
  };
}

function titled(title: string, texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : ["", title, ...texts];
}
