const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day `YYYY-MM-DD` in words: "20 November 2026". */
export function dayText(day: string): string {
  return inWords.format(new Date(`${day}T00:00:00Z`));
}
