import type { Day } from "#domain/page-data.ts";

type WithDayProps = {
  /** A text around a day, such as "Checked 20 November 2026". */
  text: (day: string) => string;
  day: Day;
};

/** A text with its day in a `<time>` element. */
export function WithDay({ text, day }: WithDayProps) {
  const [before, after] = text(day.text).split(day.text);
  return (
    <>
      {before}
      <time dateTime={day.day}>{day.text}</time>
      {after}
    </>
  );
}
