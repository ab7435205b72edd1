import { Link } from "react-router-dom";
import { dayText } from "#domain/calendar-day.ts";
import type { NamedStatusChange } from "#domain/status-board.ts";
import { productPath } from "#domain/paths.ts";
import { StatusLabel } from "#shop/ui/status-label.tsx";

type StatusChangesProps = {
  changes: readonly NamedStatusChange[];
};

/** The latest status changes, newest first. */
export function StatusChanges({ changes }: StatusChangesProps) {
  return (
    <section aria-labelledby="changes-title" className="mt-16 md:mt-24">
      <h2 id="changes-title" className="text-heading">
        Latest changes
      </h2>
      <ul className="mt-5 border-t border-line">
        {changes.map(({ day, id, name, status, note }) => (
          <li
            key={`${day} ${id} ${status}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <time dateTime={day} className="w-full code text-label text-quiet sm:w-44">
              {dayText(day)}
            </time>
            <Link
              dir="auto"
              to={productPath({ id })}
              className="font-semibold text-link wrap-anywhere"
            >
              {name}
            </Link>
            <StatusLabel status={status} />
            {note !== undefined && (
              <span dir="auto" className="text-quiet">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
