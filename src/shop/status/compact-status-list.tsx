import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Game } from "#domain/game.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { type Status, statusCounts } from "#domain/status.ts";
import { productPath } from "#domain/paths.ts";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { StatusCountText, StatusSummaryLine } from "#shop/ui/status-summary-line.tsx";
import { hasFailing, matchingEntries, statusGroups } from "./status-groups.ts";
import { StatusDetail } from "#shop/ui/status-detail.tsx";

type CompactStatusListProps = {
  entries: readonly StatusEntry[];
  games: readonly Game[];
};

/** Up to this many entries, all groups are open. */
const maxOpenEntries = 24;

/** A long status list: grouped by game, with filters. Groups with a failing product are open. */
export function CompactStatusList({ entries, games }: CompactStatusListProps) {
  const [query, setQuery] = useState("");
  const [status, setStatus] = useState<Status>();
  const found = matchingEntries(entries, games, query, status);
  const isFiltered = query.trim() !== "" || status !== undefined;
  const isLong = entries.length > maxOpenEntries;
  return (
    <>
      <p className="without-scripts mb-6 text-lead">
        <StatusSummaryLine entries={entries} />
      </p>
      <div
        role="group"
        aria-label="Filter by status"
        className="needs-scripts flex flex-wrap gap-2"
      >
        {statusCounts(entries).map((count) => (
          <button
            key={count.status}
            type="button"
            aria-pressed={status === count.status}
            onClick={() => {
              setStatus(status === count.status ? undefined : count.status);
            }}
            className="min-h-11 border border-line px-4 transition-colors hover:border-line-strong active:bg-pressed aria-pressed:border-paper"
          >
            <StatusCountText count={count} />
          </button>
        ))}
      </div>
      <div className="my-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <input
          type="search"
          aria-label="Filter products or games"
          placeholder="Filter products or games..."
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
          className="needs-scripts max-w-md field px-4"
        />
        <p role="status" className="text-quiet">
          {isFiltered &&
            (found.length > 0
              ? `${found.length} of ${entries.length} shown`
              : "Nothing found. Try a shorter word.")}
        </p>
      </div>
      <div className="border-t border-line">
        {statusGroups(found, games).map((group) => (
          <details
            key={`${group.code} ${isFiltered}`}
            open={isFiltered || hasFailing(group) || !isLong}
            className="group border-b border-line"
          >
            <summary className="flex min-h-12 items-center gap-x-6 py-2 text-label text-quiet transition-colors hover:text-paper">
              <span className="flex min-w-0 flex-wrap gap-x-6">
                <h2
                  dir="auto"
                  className="font-sans text-label font-semibold wrap-anywhere uppercase"
                >
                  {group.name}
                </h2>
                <StatusSummaryLine entries={group.items} />
              </span>
              <ChevronDown
                aria-hidden="true"
                className="ms-auto size-4 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className={isLong ? "gap-x-14 xl:grid xl:grid-cols-2" : undefined}>
              {group.items.map((entry) => (
                <CompactRow key={entry.productId ?? entry.name} entry={entry} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </>
  );
}

type CompactRowProps = { entry: StatusEntry };

/** A row. In a narrow row the note is below the name and the status. */
function CompactRow({ entry }: CompactRowProps) {
  const { name, game, status, productId } = entry;
  return (
    <li className="@container border-t border-line">
      <div className="relative grid min-h-12 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-2 @max-[17rem]:grid-cols-1 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <h3 className="font-sans text-lead leading-tight font-semibold wrap-anywhere normal-case">
          {productId === undefined ? (
            <span dir="auto">{name}</span>
          ) : (
            <Link
              dir="auto"
              to={productPath({ id: productId })}
              className="underline decoration-transparent underline-offset-4 transition-colors after:absolute after:inset-0 hover:decoration-paper"
            >
              {name}
            </Link>
          )}{" "}
          <GameTag game={game} />
        </h3>
        <StatusDetail
          entry={entry}
          className="@max-3xl:order-last @max-3xl:col-span-full @3xl:text-end"
        />
        <span className="@3xl:col-start-3">
          <StatusLabel status={status} />
        </span>
      </div>
    </li>
  );
}
