const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * A day `YYYY-MM-DD` in words: "20 November 2026". Without `Intl`, which takes 5 to 15 ms to load its
 * data while the page starts.
 */
export function dayText(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
}
