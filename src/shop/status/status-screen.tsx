import { games } from "#data/games.ts";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/calendar-day.ts";
import { statusChanges, statusEntries } from "#domain/status-board.ts";
import { byUrgency } from "#domain/status.ts";
import { productSummaries } from "#shop/product-summaries.ts";
import { ShopShelf } from "#shop/layout/shop-shelf.tsx";
import { CompactStatusList } from "./compact-status-list.tsx";
import { StatusChanges } from "./status-changes.tsx";
import { StatusList } from "./status-list.tsx";

/** Above this number, the rows are compact and grouped by game. */
const maxPlainRows = 12;

const maxChanges = 10;

/** The status of every product. */
export function StatusScreen() {
  const { lastChecked, coming: upcoming } = statusBoard;
  const entries = statusEntries(productSummaries, upcoming);
  const isLong = entries.length > maxPlainRows;
  const changes = statusChanges(statusBoard, productSummaries).slice(0, maxChanges);
  return (
    <>
      <div className="wrap section-space">
        <h1 className="text-title">Product status</h1>
        <p className="mt-5 text-lead text-quiet">
          Last checked on <time dateTime={lastChecked}>{dayText(lastChecked)}</time>.
        </p>
        <div className="mt-12 md:mt-16">
          {isLong ? (
            <CompactStatusList entries={entries} games={games} />
          ) : (
            <StatusList entries={byUrgency(entries)} />
          )}
        </div>
        {changes.length > 0 && <StatusChanges changes={changes} />}
      </div>
      <ShopShelf />
    </>
  );
}
