import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#shop/ui/button.tsx";
import * as words from "#words";
import type { NamedGame } from "./games-in-query.ts";

type GameButtonsProps = {
  games: readonly NamedGame[];
  /** "action" if the search finds nothing. */
  variant?: ButtonVariant;
  onShow: (game: NamedGame) => void;
};

/** Buttons for the games that a search names, above its results. Renders nothing if it names none. */
export function NamedGames({ className, ...rest }: GameButtonsProps & { className: string }) {
  if (rest.games.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <GameButtons {...rest} />
    </div>
  );
}

/** Buttons that show the products of each game. */
export function GameButtons({ games, variant, onShow }: GameButtonsProps) {
  return games.map((game) => (
    <WayOut key={game.code} variant={variant} onPress={() => onShow(game)}>
      <span>
        <bdi>{game.name}</bdi>
        {` · ${words.catalogue.products(game.count)}`}
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 rtl-mirrored" />
    </WayOut>
  ));
}

type WayOutProps = {
  variant?: ButtonVariant | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** A button that disappears when it is pressed, so it leaves the focus in its section. */
export function WayOut({ variant, onPress, children }: WayOutProps) {
  return (
    <Button
      variant={variant}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>("section, main")?.focus({ preventScroll: true });
        onPress();
      }}
    >
      {children}
    </Button>
  );
}
