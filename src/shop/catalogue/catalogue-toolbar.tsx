import ChevronDown from "lucide-react/icons/chevron-down";
import SearchIcon from "lucide-react/icons/search";
import { useEffect, useEffectEvent, useRef } from "react";
import { allGames, countOf, type Game } from "#domain/game.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { SearchInput } from "#shop/ui/search-input.tsx";
import { GameFilterButtons } from "./game-filter-buttons.tsx";
import {
  parseSearch,
  parseSortOrder,
  type Search,
  searchParams,
  type SortOrder,
} from "./search.ts";

type CatalogueToolbarProps = {
  products: readonly ProductSummary[];
  games: readonly Game[];
  /** Whether the products can be sorted. */
  isSortable: boolean;
  text: string;
  search: Search;
  onType: (text: string) => void;
  onChoose: (change: Partial<Search>) => void;
};

const sortOptions: { value: SortOrder; text: string }[] = [
  { value: "default", text: "Featured" },
  { value: "price", text: "By price" },
  { value: "name", text: "By name" },
];

/** The search box, the game filter and the sort order. Results follow each change. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { products, games, isSortable, text, search, onType, onChoose } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const onSelectGame = (game: string) => onChoose({ game });
  const isFiltered = games.length > 1;

  // What is selected before hydration, with the text that is typed by then. React sends no event for it.
  const chooseEarly = useEffectEvent((form: HTMLFormElement) => {
    // The fields have the names of the search parameters, and no files.
    const fields = Array.from(new FormData(form), ([name, value]) => [name, value as string]);
    const entered = new URLSearchParams([...fields, ...searchParams(search)]);
    const { query, game, sort } = parseSearch(entered, games);
    if (game !== search.game || sort !== search.sort) onChoose({ query, game, sort });
  });
  useEffect(() => {
    if (formRef.current) chooseEarly(formRef.current);
  }, []);

  return (
    <form
      ref={formRef}
      role="search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        // Hides a phone's keyboard.
        event.currentTarget.querySelector("input")?.blur();
      }}
      className={`needs-scripts flex flex-wrap items-center justify-between gap-x-3 ${isSortable ? "max-md:contents md:py-4" : "gap-y-4"}`}
    >
      <div
        className={`relative min-w-0 max-md:w-full md:max-w-xl md:flex-1 md:basis-64 ${isSortable ? "max-md:mt-4 max-md:py-2" : ""}`}
      >
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 left-0 grid w-12 place-items-center text-quiet hover:text-paper"
        >
          <SearchIcon aria-hidden="true" className="size-5" />
        </button>
        <SearchInput
          name="q"
          aria-label="Search products"
          placeholder="Search products..."
          enterKeyHint="search"
          value={text}
          onType={onType}
          className="pr-4 pl-12"
        />
      </div>
      {isFiltered && !isSortable && (
        <GameFilterButtons games={games} selected={search.game} onSelect={onSelectGame} />
      )}
      {isSortable && (
        <div className="flex min-w-0 gap-2 max-md:basis-full max-md:border-b max-md:border-line-strong max-md:pb-4 md:gap-3">
          {isFiltered && (
            <Select
              label="Game"
              name="game"
              options={gameOptions(products, games)}
              value={search.game}
              onSelect={onSelectGame}
            />
          )}
          <Select
            label="Sort"
            name="sort"
            options={sortOptions}
            value={search.sort}
            onSelect={(sort) => onChoose({ sort: parseSortOrder(sort) })}
          />
        </div>
      )}
    </form>
  );
}

function gameOptions(products: readonly ProductSummary[], games: readonly Game[]) {
  return [
    { value: allGames, text: "All Products" },
    ...games.map(({ code, name }) => ({
      value: code,
      text: `${name} (${countOf(products, code)})`,
    })),
  ];
}

type SelectProps = {
  /** The accessible name. */
  label: string;
  /** The search parameter. */
  name: string;
  options: readonly { value: string; text: string }[];
  value: string;
  onSelect: (value: string) => void;
};

/** A native select that looks like the search box beside it. It truncates long options. */
function Select({ label, name, options, value, onSelect }: SelectProps) {
  return (
    <div className="relative min-w-0 flex-1 md:w-44 md:flex-none lg:w-56">
      <select
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => onSelect(event.target.value)}
        className="field scroll-mt-(--toolbar-height) truncate pr-9 pl-3 md:pl-4"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-quiet"
      />
    </div>
  );
}
