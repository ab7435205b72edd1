import { type Figure, type Goal, isMet, type Unit, valueText } from "./figure.ts";

/** The figures as Markdown, one table per group, with the change since the recorded figures. */
export function figureTables(figures: readonly Figure[], kept: readonly Figure[]): string {
  return [...new Set(figures.map(({ group }) => group))]
    .map((name) => {
      const rows = figures.filter(({ group }) => group === name);
      return `### ${name}\n\n${groupTable(rows, kept)}`;
    })
    .join("\n\n");
}

/** How a figure differs from the recorded one: `+12 ms`, `same`, or `new`. */
export function changeText(figure: Figure, kept: readonly Figure[]): string {
  const before = kept.find(({ group, name }) => group === figure.group && name === figure.name);
  if (!before) return "new";
  const change = figure.value - before.value;
  const text = valueText(Math.abs(change), figure.unit);
  if (Number.parseFloat(text) === 0) return "same";
  return `${change > 0 ? "+" : "−"}${text}`;
}

/** Replaces the recorded groups that were measured again; new groups go to the end. */
export function mergeFigures(kept: readonly Figure[], taken: readonly Figure[]): Figure[] {
  const groups = new Set(taken.map(({ group }) => group));
  const stays = kept.filter(({ group }) => !groups.has(group));
  const order = [...new Set([...kept, ...taken].map(({ group }) => group))];
  return order.flatMap((group) => [...stays, ...taken].filter((one) => one.group === group));
}

function groupTable(rows: readonly Figure[], kept: readonly Figure[]): string {
  const hasTwin = rows.some(({ twin }) => twin !== undefined);
  const hasGoal = rows.some(({ goal }) => goal !== undefined);
  const hasKept = kept.length > 0;
  const pick = (cells: readonly string[]) =>
    cells.filter((_, at) => [true, true, hasTwin, hasGoal, hasGoal, hasKept][at]);
  return markdownTable([
    pick(["Figure", "Now", "Without scripts", "Goal", "Met", "Since last kept"]),
    ...rows.map((row) =>
      pick([
        row.name,
        valueText(row.value, row.unit),
        row.twin === undefined ? "" : valueText(row.twin, row.unit),
        goalText(row.goal, row.unit),
        metText(isMet(row)),
        changeText(row, kept),
      ]),
    ),
  ]);
}

function goalText(goal: Goal | undefined, unit: Unit): string {
  if (!goal) return "";
  return "atMost" in goal ? `≤ ${valueText(goal.atMost, unit)}` : valueText(goal.atLeast, unit);
}

function metText(met: boolean | undefined): string {
  if (met === undefined) return "";
  return met ? "yes" : "**no**";
}

function markdownTable([head = [], ...body]: readonly string[][]): string {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...body].map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}
