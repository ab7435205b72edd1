/** A measured number and what it is compared with. */
export type Figure = {
  /** The table that lists it. */
  group: string;
  name: string;
  unit: Unit;
  value: number;
  /** The same measurement of the page without scripts, from the same run. */
  twin?: number;
  goal?: Goal;
};

export type Unit = "ms" | "s" | "KiB" | "KB" | "×" | "points" | "shift";
export type Goal = { atMost: number } | { atLeast: number };

const decimals: Record<Unit, number> = { ms: 0, s: 1, KiB: 1, KB: 0, "×": 2, points: 0, shift: 3 };
const bare = new Set<Unit>(["points", "shift"]);

/** A value as displayed: `12.3 KiB`. */
export function valueText(value: number, unit: Unit): string {
  const number = value.toFixed(decimals[unit]);
  return bare.has(unit) ? number : `${number} ${unit}`;
}

/** Whether a figure, rounded as displayed, meets its goal; undefined if it has none. */
export function isMet({ goal, value, unit }: Figure): boolean | undefined {
  if (!goal) return undefined;
  const shown = Number(value.toFixed(decimals[unit]));
  return "atMost" in goal ? shown <= goal.atMost : shown >= goal.atLeast;
}

/** Goals relative to the page without scripts. */
export const beside = {
  timesTwin: (twin: number, factor: number): Goal => ({ atMost: Math.round(twin * factor) }),
  twinPlus: (twin: number, extra: number): Goal => ({ atMost: Math.round(twin + extra) }),
};
