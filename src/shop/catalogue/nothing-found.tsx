import { allGames } from "#domain/game.ts";
import { Button } from "#shop/ui/button.tsx";
import type { Search } from "./search.ts";

type NothingFoundProps = {
  search: Search;
  onShowAll: () => void;
};

/** Shown instead of cards if no product matches. */
export function NothingFound({ search: { query, game }, onShowAll }: NothingFoundProps) {
  const place = game === allGames ? "" : ` in [${game}]`;
  return (
    <div className="border border-line px-6 py-16">
      <p className="display text-heading">Nothing found</p>
      <p className="mt-3 max-w-measure wrap-anywhere text-quiet">
        {query === "" ? (
          `There is no product${place} at the moment. Browse all products.`
        ) : (
          <>
            No product matches “{query}”{place}. Try a shorter word, or browse all products.
          </>
        )}
      </p>
      <Button onClick={onShowAll} className="mt-8">
        Show all products
      </Button>
    </div>
  );
}
