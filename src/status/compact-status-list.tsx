import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { Link } from "#ui/link.tsx";
import type { Game } from "#domain/game.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { productPath } from "#paths.ts";
import { StatusLabel } from "#ui/status-label.tsx";
import { matchingEntries, statusGroups } from "./status-groups.ts";
import { StatusDetail } from "./status-detail.tsx";

type CompactStatusListProps = {
  entries: readonly StatusEntry[];
  games: readonly Game[];
};

/** Up to this many entries, all groups are open. */
const maxOpenEntries = 24;

/** A long status list: grouped by game, with a filter. Groups with a failing product are open. */
export function CompactStatusList({ entries, games }: CompactStatusListProps) {
  const [query, setQuery] = useState("");
  const found = matchingEntries(entries, games, query);
  const isFiltered = query.trim() !== "";
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-3">
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
          className="needs-scripts min-h-12 w-full max-w-md appearance-none border border-line-strong bg-raised px-4 placeholder:text-quiet hover:border-quiet focus-visible:border-paper"
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
            key={`${group.game} ${isFiltered}`}
            open={isFiltered || group.hasFailing || entries.length <= maxOpenEntries}
            className="group border-b border-line"
          >
            <summary className="flex min-h-12 list-none items-center gap-3 py-2 text-label text-quiet uppercase transition-colors hover:text-paper [&::-webkit-details-marker]:hidden">
              <h2 dir="auto" className="font-sans text-label font-semibold wrap-anywhere">
                {group.gameName}
              </h2>
              <span className="figures">{group.entries.length}</span>
              <ChevronDown
                aria-hidden="true"
                className="ms-auto size-4 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <ul>
              {group.entries.map((entry) => (
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

function CompactRow({ entry }: CompactRowProps) {
  const { name, status, productId } = entry;
  return (
    <li className="relative flex min-h-12 flex-wrap items-center gap-x-4 border-t border-line py-2 md:flex-nowrap">
      <h3 className="min-w-0 flex-1 basis-28 max-[22rem]:basis-auto font-sans text-lead leading-tight font-semibold wrap-anywhere normal-case md:max-w-1/2 md:flex-none">
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
        )}
      </h3>
      {/* On phones, the note is below the name and the status. */}
      <span className="max-md:order-last max-md:w-full max-md:empty:hidden md:flex-1 md:text-end">
        <StatusDetail entry={entry} />
      </span>
      <span className="ms-auto">
        <StatusLabel status={status} />
      </span>
    </li>
  );
}
