import { Link } from "react-router-dom";
import { dayText } from "#domain/calendar-day.ts";
import { productPath } from "#domain/paths.ts";
import { changeKey, type NamedStatusChange } from "#domain/status-board.ts";
import { StatusLabel } from "#shop/ui/status-label.tsx";

/** Changes of status, each with a link to its product. */
export function StatusChanges({ changes }: { changes: readonly NamedStatusChange[] }) {
  return (
    <ul className="border-t border-line">
      {changes.map(({ day, id, name, status, note }) => (
        <li
          key={changeKey({ day, id, status, note })}
          className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <time dateTime={day} className="code text-label text-quiet max-sm:flex-1 sm:w-44">
            {dayText(day)}
          </time>
          <Link
            dir="auto"
            to={productPath({ id })}
            className="min-w-6 font-semibold text-link wrap-anywhere max-sm:order-1 max-sm:w-full"
          >
            {name}
          </Link>
          <StatusLabel status={status} />
          {note !== undefined && (
            <span dir="auto" className="text-quiet max-sm:order-1">
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
