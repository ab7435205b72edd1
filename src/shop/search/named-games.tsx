import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#shop/ui/button.tsx";
import * as words from "#words";
import type { NamedGame } from "./games-in-query.ts";

type GameButtonsProps = {
  named: readonly NamedGame[];
  /** "action" where nothing is found. */
  variant?: ButtonVariant;
  onShow: (game: NamedGame) => void;
};

/** The games that a search names, beside what it finds. Nothing if it names none. */
export function NamedGames({ className, ...rest }: GameButtonsProps & { className: string }) {
  if (rest.named.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <GameButtons {...rest} />
    </div>
  );
}

/** A way to each game that a search names. */
export function GameButtons({ named, variant, onShow }: GameButtonsProps) {
  return named.map((game) => (
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
