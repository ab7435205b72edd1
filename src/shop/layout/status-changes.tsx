import { dayText } from "#domain/calendar-day.ts";
import { productPath } from "#domain/paths.ts";
import type { NamedStatusChange } from "#domain/status-board.ts";
import { Link } from "react-router-dom";
import { StatusLabel } from "#shop/ui/status-label.tsx";

type StatusChangesProps = {
  changes: readonly NamedStatusChange[];
  /** Side by side, without days and notes. */
  isBrief?: boolean;
};

/** Changes of status, each with a link to its product. */
export function StatusChanges({ changes, isBrief = false }: StatusChangesProps) {
  return (
    <ul className={isBrief ? "flex flex-wrap gap-x-8 sm:flex-1" : "border-t border-line"}>
      {changes.map(({ day, id, name, status, note }) => (
        <li
          key={`${day} ${id} ${status}`}
          className={`relative flex items-center ${isBrief ? "min-h-11 gap-x-3 py-1.5 whitespace-nowrap" : "flex-wrap gap-x-6 gap-y-1 border-b border-line py-3"}`}
        >
          {!isBrief && (
            <time dateTime={day} className="w-full code text-label text-quiet sm:w-44">
              {dayText(day)}
            </time>
          )}
          <Link
            dir="auto"
            to={productPath({ id })}
            className={`wrap-anywhere ${isBrief ? "text-left leading-tight whitespace-normal after:absolute after:inset-0" : "font-semibold text-link"}`}
          >
            {name}
          </Link>
          <StatusLabel status={status} />
          {!isBrief && note !== undefined && (
            <span dir="auto" className="text-quiet">
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
