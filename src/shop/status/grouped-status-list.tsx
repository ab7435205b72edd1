import ChevronDown from "lucide-react/icons/chevron-down";
import { maxOpenStatusRows } from "#domain/few-or-many.ts";
import { type GameGroup, gameName, groupByGame } from "#domain/group-by-game.ts";
import type { GameData, StatusEntry } from "#domain/page-data.ts";
import { nameContains } from "#domain/same-name.ts";
import { byUrgency, type Status, statusCounts, worksToday } from "#domain/status.ts";
import { statusHistories } from "#page-data";
import { StartingPrice } from "#shop/product-status/starting-price.tsx";
import { CompactStatusRow } from "#shop/product-status/status-row.tsx";
import { StatusCountText, StatusSummaryLine } from "#shop/product-status/status-summary-line.tsx";
import { EmptyResult } from "#shop/search/empty-result.tsx";
import { FoundStatus } from "#shop/search/found-status.tsx";
import { namedGames } from "#shop/search/games-in-query.ts";
import { NamedGames } from "#shop/search/named-games.tsx";
import { SearchForm } from "#shop/search/search-form.tsx";
import { FilterButtons } from "#shop/ui/filter-buttons.tsx";
import { GameTag } from "#shop/ui/game-tag.tsx";
import * as words from "#words";
import { useStatusFilter } from "./use-status-filter.ts";

type GroupedStatusListProps = {
  entries: readonly StatusEntry[];
  games: readonly GameData[];
};

/**
 * A long status list with filters, grouped by game. Groups with a failing product come first.
 */
export function GroupedStatusList({ entries, games }: GroupedStatusListProps) {
  const { form, search, listSearch, ...filter } = useStatusFilter();
  const isFiltered = listSearch.query !== "" || listSearch.status !== undefined;
  const isLong = entries.filter(isInShop).length > maxOpenStatusRows;
  const results = entries.filter(
    (entry) =>
      (listSearch.status === undefined || entry.status === listSearch.status) &&
      matchesQuery(entry, games, listSearch.query),
  );
  const groups = groupByGame(byUrgency(results), games, (ofGame) => (ofGame.some(isDown) ? 0 : 1));
  const counts = statusCounts(entries, words.status);
  const gamesInQuery = namedGames(listSearch.query, games, entries, results);
  const showGame = ({ name }: { name: string }) => filter.onShowAll(name);
  return (
    <>
      <p className="without-scripts mb-6 text-lead">
        <StatusSummaryLine entries={entries} />
      </p>
      <SearchForm {...form} className="mb-4 flex flex-wrap items-center gap-3">
        {/* A single status filters nothing. */}
        {counts.length > 1 && (
          <FilterButtons
            label={words.status.filter}
            isWrapped
            choices={counts.map(({ status, count }) => ({
              value: status,
              text: (
                <StatusCountText
                  count={{ status, text: `${count}`, word: words.status.counted[status](count) }}
                />
              ),
            }))}
            selected={search.status}
            onSelect={(status) =>
              filter.onChooseStatus(status === search.status ? undefined : status)
            }
          />
        )}
      </SearchForm>
      <FoundStatus
        text={isFiltered ? resultText(results, entries) : ""}
        isTyping={filter.isTyping}
        className="text-quiet not-empty:mb-4"
      />
      {results.length > 0 && <NamedGames games={gamesInQuery} onShow={showGame} className="mb-4" />}
      {/* A filter opens up to 300 rows, so the browser lays out only those in view. Without one it lays out all, because rows that are laid out late would move the page. */}
      <div
        className={`border-t border-line ${isFiltered ? "[&_ul]:[content-visibility:auto]" : ""}`}
      >
        {groups.map((group) => (
          <Group
            key={group.code}
            group={group}
            chosenStatus={listSearch.status}
            isOpen={
              filter.isGroupOpen(group.code) ?? (isFiltered || !isLong || startsOpen(group.items))
            }
            onToggle={(isOpen) => filter.onToggleGroup(group.code, isOpen)}
          />
        ))}
      </div>
      {results.length === 0 && (
        <EmptyResult
          text={words.nothingFound.notOfStatus}
          games={gamesInQuery}
          onShowGame={showGame}
          onShowAll={() => filter.onShowAll()}
        />
      )}
    </>
  );
}

/** The number of results in words. Upcoming products are counted separately. */
function resultText(results: readonly StatusEntry[], all: readonly StatusEntry[]): string {
  const [inShop, coming] = [results.filter(isInShop), results.filter(isComing)];
  const total = all.filter(isInShop).length;
  return [
    ...(inShop.length > 0 || coming.length === 0 ? [words.status.found(inShop.length, total)] : []),
    ...(coming.length > 0 ? [words.status.coming(coming.length)] : []),
  ].join(words.comma);
}

/** Whether a game starts open in a long list: to show products that fail at once, and a single row without a press. */
const startsOpen = (items: readonly StatusEntry[]) => items.length === 1 || items.some(isDown);

const isComing = ({ status }: StatusEntry) => status === "Soon";
const isInShop = (entry: StatusEntry) => !isComing(entry);
const isDown = (entry: StatusEntry) => isInShop(entry) && !worksToday(entry.status);

type GroupProps = {
  group: GameGroup<StatusEntry, GameData>;
  /** The status that is chosen in the filter. */
  chosenStatus: Status | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** The products of a game as rows, and its upcoming products in one line. */
function Group({ group, chosenStatus, isOpen, onToggle }: GroupProps) {
  const { code, name, priceText, items } = group;
  const isOfComing = chosenStatus === "Soon";
  const rows = isOfComing ? items : items.filter(isInShop);
  const coming = isOfComing ? [] : items.filter(isComing).map((item) => item.name);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The browser also reports a change of the property by React.
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
      className="group border-b border-line"
    >
      <summary className="flex min-h-12 items-center justify-between gap-x-4 py-line text-label text-quiet transition-colors hover:text-paper">
        <span className="flex min-w-0 flex-wrap gap-x-6">
          <h2 className="page-direction font-sans text-label font-semibold text-wrap wrap-anywhere uppercase">
            <bdi>{name}</bdi> <GameTag game={code} />
          </h2>
          <StatusSummaryLine entries={items} />
        </span>
        {priceText !== undefined && (
          <StartingPrice
            offer={group}
            className="ms-auto type-display text-[1.25rem] group-open:hidden"
          />
        )}
        <ChevronDown
          aria-hidden="true"
          className="-ms-2 size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {rows.length > 0 && (
        <ul className="status-rows *:first:border-t max-xl:[--name-width:calc(60%-9rem)]">
          {rows.map((entry) => (
            <CompactStatusRow
              key={entry.id ?? entry.name}
              entry={entry}
              history={entry.id === undefined ? undefined : statusHistories[entry.id]}
            />
          ))}
        </ul>
      )}
      {coming.length > 0 && (
        <p className="border-t border-line py-3 text-quiet">
          {words.status.comingNames(coming.length, coming.join(words.comma))}
        </p>
      )}
    </details>
  );
}

/** Whether the name of the product or its game contains the query. */
function matchesQuery(
  { name, game }: StatusEntry,
  games: readonly GameData[],
  query: string,
): boolean {
  return [name, game, gameName(game, games)].some((text) => nameContains(text, query));
}
