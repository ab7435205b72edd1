/** A measured number. `goal` is the largest value that meets it. */
export type Figure = { name: string; value: number; unit: Unit; goal?: number };

type Unit = "ms" | "s" | "KiB" | "×" | "points" | "shift";

const decimals: Partial<Record<Unit, number>> = { s: 1, KiB: 1, "×": 2, shift: 3 };

/** Whether a figure, rounded as it is printed, meets its goal or has none. */
export function isMet({ value, unit, goal }: Figure): boolean {
  return goal === undefined || Number(value.toFixed(decimals[unit] ?? 0)) <= goal;
}

/** A figure as it is printed: `Lightbox, by touch  48 ms  ≤ 100`. */
export function figureText(figure: Figure): string {
  const { name, value, unit, goal } = figure;
  const number = `${value.toFixed(decimals[unit] ?? 0)} ${unit}`;
  const goalText = goal === undefined ? "" : `≤ ${goal}${isMet(figure) ? "" : "  MISSED"}`;
  return `${name.padEnd(60)} ${number.padStart(12)}  ${goalText}`.trimEnd();
}

/** The middle value, or the higher of two; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
