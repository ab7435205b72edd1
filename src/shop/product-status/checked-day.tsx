import { Link } from "react-router-dom";
import { dayText } from "#domain/calendar-day.ts";
import { routePaths } from "#domain/paths.ts";

/** The day on which the seller last checked every product, with a link to the status screen. */
export function CheckedDay({ day }: { day: string }) {
  return (
    <Link
      to={routePaths.status}
      className="inline-flex min-h-6 items-center text-quiet text-link hover:text-paper"
    >
      <span>
        Checked <time dateTime={day}>{dayText(day)}</time>
      </span>
    </Link>
  );
}
