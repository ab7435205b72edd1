import { Link } from "react-router-dom";
import { dayText } from "#domain/calendar-day.ts";
import { directionOf } from "#domain/direction.ts";
import { productPath } from "#domain/paths.ts";
import type { StatusChange } from "#domain/status-board.ts";
import { StatusLabel } from "#shop/product-status/status-label.tsx";

/** Changes of status, each with a link to its product. */
export function StatusChanges({ changes }: { changes: readonly StatusChange[] }) {
  return (
    <ul className="status-rows *:border-b *:first:border-t *:border-line">
      {changes.map(({ since, id, name, status, note }) => (
        <li key={`${since} ${id} ${status} ${note}`} className="status-row">
          <Link
            dir={directionOf(name)}
            to={productPath({ id })}
            className="justify-self-start min-w-6 font-semibold text-link"
          >
            {name}
          </Link>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <StatusLabel status={status} />
            {note !== undefined && (
              <span dir={directionOf(note)} className="text-quiet">
                {note}
              </span>
            )}
          </span>
          <time dateTime={since} className="code text-label text-quiet">
            {dayText(since)}
          </time>
        </li>
      ))}
    </ul>
  );
}
