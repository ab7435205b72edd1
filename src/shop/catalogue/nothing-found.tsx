import { allGames, type GameFilter } from "#domain/group-by-game.ts";
import { EmptyResult } from "#shop/search/empty-result.tsx";
import type { NamedGame } from "#shop/search/games-in-query.ts";
import * as words from "#words";
import type { Search } from "./catalogue-search.ts";

type NothingFoundProps = {
  search: Search;
  /** The games that the query names. */
  games: readonly NamedGame[];
  onShow: (game: GameFilter) => void;
};

/** Shown if no product of the catalogue matches. */
export function NothingFound({ search: { query, game }, games, onShow }: NothingFoundProps) {
  const { noProducts, notNamed, notMatched } = words.nothingFound;
  const place = game === allGames ? undefined : game;
  return (
    <EmptyResult
      text={
        query === ""
          ? noProducts(place)
          : games.length > 0
            ? notNamed(query)
            : notMatched(query, place)
      }
      games={games}
      onShowGame={({ code }) => onShow(code)}
      onShowAll={() => onShow(allGames)}
    />
  );
}
