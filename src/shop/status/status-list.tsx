import { headingLeading } from "#shop/ui/heading-leading.ts";
import { Link } from "react-router-dom";
import { GameTag } from "#shop/ui/game-tag.tsx";
import type { StatusEntry } from "#domain/status-board.ts";
import { productPath } from "#domain/paths.ts";
import { StatusDetail } from "#shop/ui/status-detail.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";

type StatusListProps = {
  entries: readonly StatusEntry[];
};

/** A short status list. Products on sale link to their screen. */
export function StatusList({ entries }: StatusListProps) {
  return (
    <ul className="border-t border-line">
      {entries.map((entry) => {
        const { name, game, status, productId, statusNote, since } = entry;
        const hasDetail = statusNote !== undefined || since !== undefined;
        return (
          <li key={productId ?? `${name} ${game}`} className="border-b border-line">
            <div
              className={`relative grid min-h-24 content-center items-center gap-x-8 gap-y-2 py-6 md:grid-cols-[minmax(0,1fr)_auto] ${hasDetail ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_auto]" : ""}`}
            >
              <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
                <h2
                  dir="auto"
                  className={`text-heading wrap-anywhere md:text-title ${headingLeading(name)}`}
                >
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
              <StatusDetail
                entry={entry}
                className="max-lg:order-last md:col-span-full lg:col-span-1 lg:text-end"
              />
              <span className="md:min-w-44 lg:min-w-48">
                <StatusLabel status={status} size="display" />
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
