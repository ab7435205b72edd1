import { productPath } from "#domain/paths.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { Link } from "react-router-dom";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { StatusDetail } from "#shop/ui/status-detail.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";

// The detail is below the name and the status, or between them where there is room.
const sizes = {
  large: {
    heading: "h2",
    label: "display",
    item: "border-b",
    row: "min-h-24 gap-x-8 gap-y-2 py-6 md:grid-cols-[minmax(0,1fr)_auto] lg:has-[>:nth-child(3)]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_auto]",
    name: "flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2",
    text: "text-heading md:text-subtitle lg:text-title",
    link: "decoration-2 underline-offset-8",
    detail: "max-lg:order-last md:col-span-full lg:col-span-1 lg:text-end",
    status: "md:min-w-44 lg:min-w-48",
  },
  compact: {
    heading: "h3",
    label: "normal",
    item: "@container border-t",
    row: "min-h-12 grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 @max-[27.5rem]:grid-cols-1 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]",
    name: "text-lead leading-tight text-balance",
    text: "inline font-sans leading-tight font-semibold normal-case",
    link: "underline-offset-4",
    detail: "@max-3xl:order-last @max-3xl:col-span-full @3xl:text-end",
    status: "@3xl:col-start-3",
  },
} as const;

type StatusRowProps = { entry: StatusEntry; size: keyof typeof sizes };

/** An entry of the status list. A product on sale links to its screen. */
export function StatusRow({ entry, size }: StatusRowProps) {
  const { name, game, status, productId } = entry;
  const style = sizes[size];
  return (
    <li className={`border-line ${style.item}`}>
      <div className={`relative grid content-center items-center ${style.row}`}>
        <div className={style.name}>
          <Heading as={style.heading} text={name} className={style.text}>
            {productId === undefined ? (
              name
            ) : (
              <Link
                to={productPath({ id: productId })}
                className={`underline decoration-transparent transition-colors after:absolute after:inset-0 hover:decoration-paper ${style.link}`}
              >
                {name}
              </Link>
            )}
          </Heading>{" "}
          <GameTag game={game} />
        </div>
        <StatusDetail entry={entry} className={style.detail} />
        <span className={style.status}>
          <StatusLabel status={status} size={style.label} />
        </span>
      </div>
    </li>
  );
}
