import type { Day } from "#domain/page-data.ts";

/** A day `YYYY-MM-DD` with its text. */
export function dayOf(day: string, language: string): Day {
  return { day, text: dayText(day, language) };
}

/** A day `YYYY-MM-DD` as a language writes it: "20 November 2026". */
export function dayText(day: string, language: string): string {
  return withoutYearWord(dayFormat(language, { dateStyle: "long" }).format(new Date(day)));
}

/** The days from one to another, as a language writes them: "3–4 October 2026". */
export function daysText(first: string, last: string, language: string): string {
  const format = dayFormat(language, { dateStyle: "long" });
  return withoutYearWord(format.formatRange(new Date(first), new Date(last)));
}

/** A day without its year, where there is little room: "20 Nov". */
export function shortDayText(day: string, language: string): string {
  return dayFormat(language, { day: "numeric", month: "short" }).format(new Date(day));
}

/** Removes the "г." (year) at the end of Russian days: a sentence that ends with a day has its own full stop. */
function withoutYearWord(text: string): string {
  return text.replace(/\sг\.$/, "");
}

function dayFormat(language: string, form: Intl.DateTimeFormatOptions) {
  // Plain "en" writes the month first.
  const tag = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(tag, { ...form, timeZone: "UTC" });
}
