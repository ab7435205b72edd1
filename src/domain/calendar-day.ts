/** Whether a text is an existing day as `YYYY-MM-DD`; 2026-02-30 is not. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Today where this code runs, as `YYYY-MM-DD`. */
export function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day a number of days before another, both as `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}
