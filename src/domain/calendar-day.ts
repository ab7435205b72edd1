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

/** Today where this code runs, as `YYYY-MM-DD`. */
export function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => `${part}`.padStart(2, "0"))
    .join("-");
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day that is so many days before another, both as `YYYY-MM-DD`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}

/** A day `YYYY-MM-DD` as a language writes it: "20 November 2026". In Node only, because engines differ. */
export function dayText(day: string, language: string): string {
  return dayFormat(language, { dateStyle: "long" }).format(new Date(day));
}

/** The days from one to another, as a language writes them: "3–4 October 2026". In Node only. */
export function daysText(first: string, last: string, language: string): string {
  return dayFormat(language, { dateStyle: "long" }).formatRange(new Date(first), new Date(last));
}

/** A day without its year, where there is little room: "20 Nov". In Node only. */
export function shortDayText(day: string, language: string): string {
  return dayFormat(language, { day: "numeric", month: "short" }).format(new Date(day));
}

function dayFormat(language: string, form: Intl.DateTimeFormatOptions) {
  // Plain "en" writes the month first.
  const tag = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(tag, { ...form, timeZone: "UTC" });
}
