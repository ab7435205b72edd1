import * as v from "valibot";

/** A day as `YYYY-MM-DD`. */
export const calendarDay = v.pipe(
  v.string('Write a day in quotes, year first: "2026-11-20".'),
  v.check(
    isCalendarDay,
    'Write a day that exists, in quotes and with dashes, year first: "2026-11-20".',
  ),
);

/** Whether a text is an existing day as `YYYY-MM-DD`; 2026-02-30 is not. */
function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A moment's day where this code runs, as `YYYY-MM-DD`. */
export function localDay(moment = new Date()): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * A day `YYYY-MM-DD` in words: "20 November 2026". Without `Intl`, which takes 5 to 15 ms to load its
 * data while the page starts.
 */
export function dayText(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
}
