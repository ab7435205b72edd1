import ArrowRight from "lucide-react/icons/arrow-right";
import type { ButtonVariant } from "#shop/ui/button.tsx";
import * as words from "#words";
import { WayOut } from "./empty-result.tsx";
import type { NamedGame } from "./games-in-query.ts";

type NamedGamesProps = {
  named: readonly NamedGame[];
  /** "action" where nothing is found. */
  variant?: ButtonVariant;
  onShow: (game: NamedGame) => void;
};

/** Ways from a search to the games that it names. */
export function NamedGames({ named, variant = "outline", onShow }: NamedGamesProps) {
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
