import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { Link } from "react-router-dom";
import { type Game, gameName, groupByGame } from "#domain/game.ts";
import { productPath } from "#domain/paths.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { byUrgency, type Status, statusCounts, worksToday } from "#domain/status.ts";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { SearchInput } from "#shop/ui/search-input.tsx";
import { StatusDetail } from "#shop/ui/status-detail.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { StatusCountText, StatusSummaryLine } from "#shop/ui/status-summary-line.tsx";

type CompactStatusListProps = {
  entries: readonly StatusEntry[];
  games: readonly Game[];
};

/** Up to this many entries, all groups are open. */
const maxOpenEntries = 24;

/** A long status list: grouped by game, with filters. Groups with a failing product come first and open. */
export function CompactStatusList({ entries, games }: CompactStatusListProps) {
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState<Status>();
  const isFiltered = query.trim() !== "" || status !== undefined;
  const isLong = entries.length > maxOpenEntries;
  const found = entries.filter(
    (entry) =>
      (status === undefined || entry.status === status) && matchesQuery(entry, games, query),
  );
  const groups = groupByGame(byUrgency(found), games, (ofGame) => (hasFailing(ofGame) ? 0 : 1));
  return (
    <>
      <p className="without-scripts mb-6 text-lead">
        <StatusSummaryLine entries={entries} />
      </p>
      <div
        role="group"
        aria-label="Filter by status"
        className="needs-scripts flex flex-wrap gap-2 has-[>:only-child]:hidden"
      >
        {statusCounts(entries).map((count) => (
          <button
            key={count.status}
            type="button"
            aria-pressed={status === count.status}
            onClick={() => setStatus(status === count.status ? undefined : count.status)}
            className="min-h-11 border border-line px-4 transition-colors hover:border-line-strong active:bg-pressed aria-pressed:border-paper"
          >
            <StatusCountText count={count} />
          </button>
        ))}
      </div>
      <div className="my-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <SearchInput
          aria-label="Filter products or games"
          placeholder="Filter products or games..."
          value={query}
          onType={setQuery}
          className="needs-scripts max-w-md px-4"
        />
        <p role="status" className="text-quiet">
          {isFiltered &&
            (found.length > 0
              ? `${found.length} of ${entries.length} shown`
              : "Nothing found. Try a shorter word.")}
        </p>
      </div>
      <div className="border-t border-line">
        {groups.map(({ code, name, items }) => (
          <details
            key={`${code} ${isFiltered}`}
            open={isFiltered || hasFailing(items) || !isLong}
            className="group border-b border-line"
          >
            <summary className="flex min-h-12 items-center gap-x-6 py-2 text-label text-quiet transition-colors hover:text-paper">
              <span className="flex min-w-0 flex-wrap gap-x-6">
                <h2
                  dir="auto"
                  className="font-sans text-label font-semibold wrap-anywhere uppercase"
                >
                  {name} <GameTag game={code} />
                </h2>
                <StatusSummaryLine entries={items} />
              </span>
              <ChevronDown
                aria-hidden="true"
                className="ms-auto size-4 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className={isLong ? "gap-x-14 xl:grid xl:grid-cols-2" : undefined}>
              {items.map((entry) => (
                <CompactRow key={entry.id ?? entry.name} entry={entry} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

/** An entry below the name of its game. A product on sale links to its screen. */
function CompactRow({ entry }: { entry: StatusEntry }) {
  const { name, status, id } = entry;
  return (
    <li className="@container border-t border-line">
      <div className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-2 @3xl:has-[>:nth-child(3)]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <h3
          dir="auto"
          className="text-left font-sans text-lead leading-tight font-semibold wrap-anywhere normal-case"
        >
          {id === undefined ? (
            name
          ) : (
            <Link
              to={productPath({ id })}
              className="underline decoration-transparent underline-offset-4 transition-colors after:absolute after:inset-0 hover:decoration-paper"
            >
              {name}
            </Link>
          )}
        </h3>
        <StatusDetail
          entry={entry}
          className="@max-3xl:order-last @max-3xl:col-span-full @3xl:text-end"
        />
        <StatusLabel status={status} />
      </div>
    </li>
  );
}

/** Whether the name of the product or its game contains the query, case-insensitive. */
function matchesQuery({ name, game }: StatusEntry, games: readonly Game[], query: string): boolean {
  const needle = query.trim().toLowerCase();
  return [name, game, gameName(game, games)].some((text) => text.toLowerCase().includes(needle));
}

/** Whether a product is Updating or Detected. */
function hasFailing(entries: readonly StatusEntry[]): boolean {
  return entries.some(({ status }) => status !== "Soon" && !worksToday(status));
}
