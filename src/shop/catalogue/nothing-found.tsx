import type { ReactNode } from "react";
import { allGames, type GameFilter } from "#domain/game.ts";
import * as words from "#words";
import { NamedGames, WayOut } from "./named-games.tsx";
import type { NamedGame, Search } from "./search.ts";

type NothingFoundProps = {
  search: Search;
  /** The games that the query names. */
  named: readonly NamedGame[];
  onShow: (game: GameFilter) => void;
};

/** Shown if no product of the catalogue matches. */
export function NothingFound({ search: { query, game }, named, onShow }: NothingFoundProps) {
  const { noProducts, notNamed, notMatched } = words.nothingFound;
  const place = game === allGames ? undefined : game;
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
      <NamedGames named={named} variant="action" onShow={({ code }) => onShow(code)} />
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
