import { StatusList } from "./status-list.tsx";
import { productSummaries } from "#layout/product-summaries.ts";
import { ShopShelf } from "#layout/shop-shelf.tsx";
import { statusBoard } from "#data/status.ts";
import { dayText } from "#domain/day-text.ts";
import { statusEntries } from "#domain/status-entries.ts";

/** Which product works today. */
export function StatusScreen() {
  const { lastChecked, coming } = statusBoard;
  return (
    <>
      <div className="wrap section-space">
        <h1 className="text-title">Product status</h1>
        <p className="mt-5 text-lead text-quiet">
          Last checked on <time dateTime={lastChecked}>{dayText(lastChecked)}</time>.
        </p>
        <div className="mt-12 md:mt-16">
          <StatusList entries={statusEntries(productSummaries, coming)} />
        </div>
      </div>
      <ShopShelf />
    </>
  );
}
