import { Link } from "#ui/link.tsx";
import { GameTag } from "#ui/game-tag.tsx";
import type { StatusEntry } from "#domain/status-board.ts";
import { productPath } from "#paths.ts";
import { StatusDetail } from "./status-detail.tsx";
import { StatusLabel } from "#ui/status-label.tsx";

type StatusListProps = {
  entries: readonly StatusEntry[];
};

/** A short status list. Products on sale link to their screen. */
export function StatusList({ entries }: StatusListProps) {
  return (
    <ul className="border-t border-line">
      {entries.map((entry) => {
        const { name, game, status, productId } = entry;
        return (
          <li key={productId ?? `${name} ${game}`} className="border-b border-line">
            <div className="relative flex min-h-24 flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 max-sm:flex-col max-sm:items-start max-sm:justify-center">
              <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
                <h2 dir="auto" className="text-heading wrap-anywhere md:text-title">
                  {productId ? (
                    <Link
                      to={productPath({ id: productId })}
                      className="underline decoration-transparent decoration-2 underline-offset-8 transition-colors after:absolute after:inset-0 hover:decoration-paper"
                    >
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </h2>
                <GameTag game={game} />
              </div>
              <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <StatusDetail entry={entry} />
                <StatusLabel status={status} size="display" />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
