import { maxLargeStatusRows } from "#domain/few-or-many.ts";
import type { StatusEntry } from "#domain/page-data.ts";
import { byUrgency, statusCounts } from "#domain/status.ts";
import { catalogue, statusBoard, statusHistories } from "#page-data";
import { RelatedProducts } from "#shop/catalogue/related-products.tsx";
import { StatusRow } from "#shop/product-status/status-row.tsx";
import { StatusCountText } from "#shop/product-status/status-summary-line.tsx";
import { WithDay } from "#shop/ui/with-day.tsx";
import * as words from "#words";
import { GroupedStatusList } from "./grouped-status-list.tsx";
import { StatusChanges } from "./status-changes.tsx";

export function StatusScreen() {
  const { lastChecked, coming, changes } = statusBoard;
  const entries: StatusEntry[] = [...catalogue.products, ...coming];
  const [firstCount] = statusCounts(entries, words.status);
  return (
    <>
      <div className="wrap pt-[calc(var(--section-space)/2)] pb-section">
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <h1 className="w-full text-lead text-quiet short:w-auto">{words.status.title}</h1>
          {firstCount && (
            <p className="min-w-0 type-display text-title short:text-subtitle">
              <StatusCountText count={firstCount} />
            </p>
          )}
          <p className="text-lead text-quiet">
            <WithDay text={words.status.lastChecked} day={lastChecked} />
          </p>
        </div>
        <div className="mt-stack">
          {entries.length > maxLargeStatusRows ? (
            <GroupedStatusList entries={entries} games={catalogue.games} />
          ) : (
            <ul className="status-rows *:first:border-t *:last:border-b [--row-space:calc(var(--line-space)+0.5rem)]">
              {byUrgency(entries).map((entry) => (
                <StatusRow
                  key={entry.id ?? `${entry.name} ${entry.game}`}
                  entry={entry}
                  as="h2"
                  hasDetail
                  history={entry.id === undefined ? undefined : statusHistories[entry.id]}
                />
              ))}
            </ul>
          )}
        </div>
        {changes.length > 0 && (
          <section aria-labelledby="changes-title" className="mt-16">
            <h2 id="changes-title" className="mb-5 text-heading">
              {words.status.latestChanges}
            </h2>
            <StatusChanges changes={changes} />
          </section>
        )}
      </div>
      <RelatedProducts />
    </>
  );
}
