import { allGames, type GameFilter } from "#domain/group-by-game.ts";
import { FoundStatus } from "#shop/search/found-status.tsx";
import { namedGames } from "#shop/search/games-in-query.ts";
import { NamedGames } from "#shop/search/named-games.tsx";
import { SearchForm } from "#shop/search/search-form.tsx";
import { FilterButtons } from "#shop/ui/filter-buttons.tsx";
import * as words from "#words";
import { matchesSearch, useCatalogueSearch } from "./catalogue-search.ts";
import { type CatalogueProps, CatalogueSection } from "./catalogue-section.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { gridFor, ProductGrid } from "./product-grid.tsx";

/** A few products as cards, with a button for each game. */
export function CardView({ heading, products, games }: CatalogueProps) {
  const { form, search, listSearch, isTyping, onChoose } = useCatalogueSearch(games);
  const results = products.filter((product) => matchesSearch(product, listSearch));
  const gamesInQuery = namedGames(listSearch.query, games, products, results);
  const showGame = (game: GameFilter) => onChoose({ query: "", game });
  return (
    <CatalogueSection
      heading={heading}
      aside={
        <FoundStatus
          text={words.catalogue.products(results.length)}
          isTyping={isTyping}
          className="sr-only"
        />
      }
    >
      <SearchForm
        {...form}
        className="mt-6 mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-4 md:mt-10"
      >
        {games.length > 1 && (
          <FilterButtons
            label={words.catalogue.game}
            choices={[
              { value: allGames, text: words.catalogue.allGames },
              ...games.map(({ code, name }) => ({ value: code, text: `${name} [${code}]` })),
            ]}
            selected={search.game}
            onSelect={(game) => onChoose({ game })}
          />
        )}
      </SearchForm>
      {results.length > 0 && (
        <NamedGames games={gamesInQuery} onShow={({ code }) => showGame(code)} className="mb-6" />
      )}
      <ProductGrid products={results} grid={gridFor(products.length)} />
      {results.length === 0 && (
        <NothingFound search={listSearch} games={gamesInQuery} onShow={showGame} />
      )}
    </CatalogueSection>
  );
}
