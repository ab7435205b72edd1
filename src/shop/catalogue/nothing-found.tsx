import { allGames, countOf, type Game, type GameFilter } from "#domain/game.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { isSameName, nameContains } from "#domain/same-name.ts";
import { Button } from "#shop/ui/button.tsx";
import type { Search } from "./search.ts";

type NothingFoundProps = {
  search: Search;
  products: readonly ProductSummary[];
  games: readonly Game[];
  onShow: (game: GameFilter) => void;
};

/** Shown if no product matches. A search for a game offers its products. */
export function NothingFound({
  search: { query, game },
  products,
  games,
  onShow,
}: NothingFoundProps) {
  const place = game === allGames ? "" : ` in [${game}]`;
  const named = query === "" ? [] : gamesNamed(query, games);
  const showButton = (code: GameFilter, text: string) => (
    <Button
      key={code}
      onClick={({ currentTarget }) => {
        // The button disappears, so keep the focus in the section.
        currentTarget.closest("section")?.focus({ preventScroll: true });
        onShow(code);
      }}
    >
      {text}
    </Button>
  );
  return (
    <div className="py-10">
      <p className="type-display text-heading">Nothing found</p>
      <p className="mt-3 max-w-measure wrap-anywhere text-quiet">
        {query === ""
          ? `There is no product${place} at the moment. Browse all products.`
          : named.length > 0
            ? `No product is named “${query}”.`
            : `No product matches “${query}”${place}. Try a shorter word, or browse all products.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {named.map(({ code, name }) =>
          showButton(code, `Show ${name} (${countOf(products, code)})`),
        )}
        {showButton(allGames, "Show all products")}
      </div>
    </div>
  );
}

/** The games with this text in their name, or with this code. */
function gamesNamed(query: string, games: readonly Game[]): Game[] {
  return games.filter(({ code, name }) => nameContains(name, query) || isSameName(code, query));
}
