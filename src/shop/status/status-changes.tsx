import { Link } from "react-router-dom";
import type { StatusChangeData } from "#domain/page-data.ts";
import { productPath } from "#domain/paths.ts";
import { StatusLabel } from "#shop/product-status/status-label.tsx";

/** Changes of status, each with a link to its product. */
export function StatusChanges({ changes }: { changes: readonly StatusChangeData[] }) {
  return (
    <ul className="status-rows *:border-b *:first:border-t *:border-line">
      {changes.map(({ since, id, name, status, note }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- changes can be equal, and the list never changes
        <li key={index} className="status-row">
          <Link
            to={productPath({ id })}
            className="status-name min-h-6 min-w-6 justify-self-start font-semibold text-link"
          >
            {name}
          </Link>
          <time dateTime={since.day} className="status-price code text-label text-quiet">
            {since.text}
          </time>
          <span className="status-text flex flex-wrap items-baseline gap-x-3">
            <StatusLabel status={status} />
            {note !== undefined && <bdi className="text-quiet">{note}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
