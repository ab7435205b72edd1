import type { ReactNode } from "react";
import { allGames, countOf, type Game, type GameFilter } from "#domain/game.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { isSameName, nameContains } from "#domain/same-name.ts";
import { Button } from "#shop/ui/button.tsx";
import { words } from "#words";
import type { Search } from "./search.ts";

type NothingFoundProps = {
  search: Search;
  products: readonly ProductSummary[];
  games: readonly Game[];
  onShow: (game: GameFilter) => void;
};

/** Shown if no product of the catalogue matches. A search for a game offers its products. */
export function NothingFound({
  search: { query, game },
  products,
  games,
  onShow,
}: NothingFoundProps) {
  const { noProducts, notNamed, notMatched, showGame } = words.nothingFound;
  const place = game === allGames ? undefined : game;
  const named = query === "" ? [] : gamesNamed(query, games);
  return (
    <EmptyResult
      text={
        query === ""
          ? noProducts(place)
          : named.length > 0
            ? notNamed(query)
            : notMatched(query, place)
      }
      onShowAll={() => onShow(allGames)}
    >
      {named.map(({ code, name }) => (
        <WayOut key={code} onPress={() => onShow(code)}>
          {showGame(name, countOf(products, code))}
        </WayOut>
      ))}
    </EmptyResult>
  );
}

type EmptyResultProps = {
  /** What was looked for, and what to do next. */
  text: string;
  onShowAll: () => void;
  /** Other ways out. */
  children?: ReactNode;
};

/** What a list shows in which nothing is found. */
export function EmptyResult({ text, onShowAll, children }: EmptyResultProps) {
  return (
    <div className="py-10">
      <p className="type-display text-heading">{words.nothingFound.title}</p>
      <p className="mt-3 max-w-measure wrap-anywhere text-quiet">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <WayOut onPress={onShowAll}>{words.nothingFound.showAll}</WayOut>
      </div>
    </div>
  );
}

function WayOut({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        // The button disappears, so keep the focus in the section.
        currentTarget.closest<HTMLElement>("section, main")?.focus({ preventScroll: true });
        onPress();
      }}
    >
      {children}
    </Button>
  );
}

/** The games with this text in their name, or with this code. */
function gamesNamed(query: string, games: readonly Game[]): Game[] {
  return games.filter(({ code, name }) => nameContains(name, query) || isSameName(code, query));
}
