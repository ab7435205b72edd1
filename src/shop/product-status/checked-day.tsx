import { Link } from "react-router-dom";
import type { Day } from "#domain/page-data.ts";
import { routePaths } from "#domain/paths.ts";
import { WithDay } from "#shop/ui/with-day.tsx";
import * as words from "#words";

/** The day on which the seller last checked every product, with a link to the status screen. */
export function CheckedDay({ day }: { day: Day }) {
  return (
    <Link
      to={routePaths.status}
      className="inline-flex min-h-6 items-center text-quiet text-link hover:text-paper"
    >
      <span>
        <WithDay text={words.status.checked} day={day} />
      </span>
    </Link>
  );
}
