import ChevronDown from "lucide-react/icons/chevron-down";
import { type Game, type GameGroup, gameName, groupByGame } from "#domain/game.ts";
import { nameContains } from "#domain/same-name.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { byUrgency, isDown, statusCounts } from "#domain/status.ts";
import { CompactStatusRow } from "#shop/product-status/status-row.tsx";
import { StatusCountText, StatusSummaryLine } from "#shop/product-status/status-summary-line.tsx";
import { FilterButtons } from "#shop/ui/filter-buttons.tsx";
import { FoundStatus } from "#shop/ui/found-status.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { SearchInput } from "#shop/ui/search-input.tsx";
import { useStatusFilter } from "./use-status-filter.ts";

type CompactStatusListProps = {
  entries: readonly StatusEntry[];
  games: readonly Game[];
};

/** Up to this many entries, all groups are open. */
const maxOpenEntries = 24;

/** A long status list: grouped by game, with filters. Groups with a failing product come first and open. */
export function CompactStatusList({ entries, games }: CompactStatusListProps) {
  const filter = useStatusFilter();
  const { shownQuery, shownStatus } = filter;
  const isFiltered = shownQuery !== "" || shownStatus !== undefined;
  const isLong = entries.length > maxOpenEntries;
  const found = entries.filter(
    (entry) =>
      (shownStatus === undefined || entry.status === shownStatus) &&
      matchesQuery(entry, games, shownQuery),
  );
  const groups = groupByGame(byUrgency(found), games, (ofGame) => (ofGame.some(isDown) ? 0 : 1));
  return (
    <>
      <p className="without-scripts mb-6 text-lead">
        <StatusSummaryLine entries={entries} />
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 sm:short:mb-2 sm:short:flex-nowrap sm:short:gap-x-3">
        <FilterButtons
          label="Filter by status"
          // The first count is the headline of the screen.
          choices={statusCounts(entries).map((count, index) => ({
            value: count.status,
            text: index === 0 ? count.status : <StatusCountText count={count} />,
          }))}
          selected={filter.status}
          onSelect={(status) =>
            filter.onChooseStatus(status === filter.status ? undefined : status)
          }
        />
        <SearchInput
          aria-label="Filter products or games"
          placeholder="Filter products or games..."
          value={filter.text}
          onType={filter.onType}
          className="needs-scripts flex-[1_1_16rem] px-3 lg:max-w-md sm:short:shrink-0 sm:short:basis-44"
        />
      </div>
      <FoundStatus
        text={isFiltered ? foundText(found.length, entries.length) : ""}
        isTyping={filter.isTyping}
        className="text-quiet not-empty:mb-4"
      />
      <div className="border-t border-line">
        {groups.map((group) => (
          <Group
            key={group.code}
            group={group}
            isOpen={
              isFiltered || (filter.groups[group.code] ?? (group.items.some(isDown) || !isLong))
            }
            onToggle={(isOpen) => {
              if (!isFiltered) filter.onToggleGroup(group.code, isOpen);
            }}
          />
        ))}
      </div>
    </>
  );
}

function foundText(found: number, all: number): string {
  return found > 0 ? `${found} of ${all} shown` : "Nothing found. Try a shorter word.";
}

type GroupProps = {
  group: GameGroup<StatusEntry>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** The products of a game. */
function Group({ group: { code, name, items }, isOpen, onToggle }: GroupProps) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The browser also reports what was opened by the property.
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
      className="group border-b border-line"
    >
      <summary className="flex min-h-12 items-center gap-x-6 py-2 text-label short:min-h-9 short:py-1 text-quiet transition-colors hover:text-paper">
        <span className="flex min-w-0 flex-wrap gap-x-6">
          <h2 dir="auto" className="font-sans text-label font-semibold wrap-anywhere uppercase">
            {name} <GameTag game={code} />
          </h2>
          <StatusSummaryLine entries={items} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="status-rows [content-visibility:auto] *:first:border-t">
        {items.map((entry) => (
          <CompactStatusRow key={entry.id ?? entry.name} entry={entry} />
        ))}
      </ul>
    </details>
  );
}

/** Whether the name of the product or its game contains the query. */
function matchesQuery({ name, game }: StatusEntry, games: readonly Game[], query: string): boolean {
  return [name, game, gameName(game, games)].some((text) => nameContains(text, query));
}
