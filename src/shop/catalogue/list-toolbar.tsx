import { allGames } from "#domain/group-by-game.ts";
import type { GameData } from "#domain/page-data.ts";
import { SearchForm, type SearchFormState } from "#shop/search/search-form.tsx";
import * as words from "#words";
import { parseSortOrder, type Search, type SortOrder } from "./catalogue-search.ts";
import { Select } from "./select.tsx";

type ListToolbarProps = {
  form: SearchFormState;
  /** An entry for all products, then the games. */
  gameChoices: readonly GameData[];
  search: Search;
  onChoose: (change: Partial<Search>) => void;
};

const sortOptions: { value: SortOrder; text: string }[] = [
  { value: "default", text: words.catalogue.featured },
  { value: "price", text: words.catalogue.byPrice },
  { value: "name", text: words.catalogue.byName },
];

/** The search box, and selects for game and order. */
export function ListToolbar({ form, gameChoices, search, onChoose }: ListToolbarProps) {
  return (
    <SearchForm {...form} className="list-toolbar">
      <div className="flex min-w-0 flex-wrap gap-2 max-md:border-b max-md:border-line-strong max-md:pb-4 md:gap-4">
        {gameChoices.length > 2 && (
          <Select
            label={words.catalogue.game}
            name="game"
            options={gameChoices.map(({ code, name, count }) => ({
              value: code,
              text: code === allGames ? name : `${name} (${count})`,
            }))}
            value={search.game}
            onSelect={(game) => onChoose({ game })}
            className="lg:hidden"
          />
        )}
        <Select
          label={words.catalogue.sort}
          name="sort"
          options={sortOptions}
          value={search.sort}
          onSelect={(sort) => onChoose({ sort: parseSortOrder(sort) })}
        />
      </div>
    </SearchForm>
  );
}
