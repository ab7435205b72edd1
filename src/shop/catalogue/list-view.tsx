import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { pageSize } from "#domain/few-or-many.ts";
import type { Game } from "#domain/game.ts";
import { allGames, countOf, type GameFilter, groupByGame } from "#domain/group-by-game.ts";
import type { ProductSummary } from "#domain/page-data.ts";
import { routePaths } from "#domain/paths.ts";
import { salesRank } from "#domain/sales-rank.ts";
import { FoundStatus } from "#shop/search/found-status.tsx";
import { namedGames } from "#shop/search/games-in-query.ts";
import { NamedGames } from "#shop/search/named-games.tsx";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import * as words from "#words";
import {
  matchesSearch,
  type Search,
  sortProducts,
  useCatalogueSearch,
} from "./catalogue-search.ts";
import { type CatalogueProps, CatalogueSection } from "./catalogue-section.tsx";
import { FeaturedProducts } from "./featured-products.tsx";
import { GameWords } from "./game-words.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { GroupedProductRows, ProductRows, rowId } from "./product-rows.tsx";

/** Many products as rows, grouped by game or sorted. */
export function ListView({ heading, products, games }: CatalogueProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const { form, search, listSearch, isTyping, onChoose } = useCatalogueSearch(games);
  const allProducts = { code: allGames, name: words.catalogue.allGames, count: products.length };
  const gameChoices = [allProducts, ...games];
  const isGrouped = listSearch.sort === "default";
  const isBrowsing = isGrouped && listSearch.query === "" && listSearch.game === allGames;

  const matches = products.filter((product) => matchesSearch(product, listSearch));
  const results = isGrouped
    ? groupProducts(matches, games).flatMap(({ items }) => items)
    : sortProducts(matches, listSearch.sort);
  const gamesInQuery = namedGames(listSearch.query, games, products, results);
  const shownProducts = results.slice(0, listSearch.limit);

  // The index of the first row that "Show more" adds, until that row is rendered and gets the focus.
  const firstAddedRef = useRef<number>(undefined);
  /** Scrolls back to the start of the results, which may now be few. */
  const showStart = () => {
    firstAddedRef.current = undefined;
    const list = listRef.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start" });
  };
  const choose = (change: Partial<Search>) => {
    showStart();
    onChoose(change);
  };
  const showGame = (game: GameFilter) => choose({ query: "", game });
  const showMore = () => {
    firstAddedRef.current ??= shownProducts.length;
    onChoose({ limit: search.limit + pageSize });
  };
  useEffect(() => {
    if (firstAddedRef.current === undefined) return;
    const firstAdded = shownProducts[firstAddedRef.current];
    if (!firstAdded) return;
    firstAddedRef.current = undefined;
    // The button may be gone.
    document.getElementById(rowId(firstAdded))?.focus({ preventScroll: true });
  });

  return (
    <CatalogueSection
      heading={heading}
      className="[--toolbar-height:4rem] md:[--toolbar-height:5rem]"
      aside={
        <FoundStatus
          text={words.catalogue.products(results.length)}
          isTyping={isTyping}
          className="text-quiet"
        />
      }
    >
      {games.length > 1 && (
        <GameWords
          choices={gameChoices}
          selected={search.game}
          onSelect={(game) => choose({ game })}
        />
      )}
      <ListToolbar
        form={{
          ...form,
          onType: (text) => {
            showStart();
            form.onType(text);
          },
        }}
        gameChoices={gameChoices}
        search={search}
        onChoose={choose}
      />
      <div
        ref={listRef}
        className="-mt-px scroll-mt-(--toolbar-height) [&_a]:scroll-mt-(--toolbar-height)"
      >
        {results.length > 0 && (
          <NamedGames
            games={gamesInQuery}
            onShow={({ code }) => showGame(code)}
            className="border-t border-line-strong py-4"
          />
        )}
        {isBrowsing && <FeaturedProducts products={products} />}
        {isGrouped ? (
          <GroupedProductRows
            groups={groupProducts(shownProducts, games)}
            count={(code) => countOf(results, code)}
          />
        ) : (
          <ProductRows products={shownProducts} hasTags />
        )}
        {results.length > shownProducts.length && (
          <div className="mt-10 flex justify-center">
            <Button onClick={showMore}>{words.catalogue.showMore}</Button>
            <Link to={routePaths.status} className={`${buttonClass("outline")} without-scripts`}>
              {words.catalogue.allByStatus}
            </Link>
          </div>
        )}
        {results.length === 0 && (
          <NothingFound search={listSearch} games={gamesInQuery} onShow={showGame} />
        )}
      </div>
    </CatalogueSection>
  );
}

/** Groups products by game. Games are in the order of their best products. */
function groupProducts(products: readonly ProductSummary[], games: readonly Game[]) {
  return groupByGame(products, games, (ofGame) => Math.min(...ofGame.map(salesRank)));
}
