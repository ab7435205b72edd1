import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router-dom";
import { productPath } from "#domain/paths.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { GameTag } from "./game-tag.tsx";
import { Heading } from "./heading.tsx";
import { StatusDetail } from "./status-detail.tsx";
import { StatusLabel } from "./status-label.tsx";

type StatusRowProps = {
  entry: StatusEntry;
  /** The element of the name: a heading, or only a text that looks like one. */
  as: "h2" | "span";
  /** Whether the owner's note and the day of the change are shown. */
  hasDetail?: boolean;
};

/** A product with its status and price. The whole row is a link, unless the product is not on sale yet. */
export function StatusRow({ entry, as, hasDetail = false }: StatusRowProps) {
  const { id, name, game, status, priceText } = entry;
  const cells = (
    <>
      <div className="flex min-w-0 items-center gap-3">
        <Heading as={as} text={name} className="type-display text-left text-heading" />
        <GameTag game={game} />
      </div>
      <span className="whitespace-nowrap">
        <StatusLabel status={status} />
      </span>
      {id !== undefined && (
        <PriceWithArrow text={priceText === undefined ? "Sold out" : `From ${priceText}`} />
      )}
      {hasDetail && <StatusDetail entry={entry} className="status-row-detail" />}
    </>
  );
  return (
    <li className="border-line not-first:border-t">
      {id === undefined ? (
        <div className="status-row">{cells}</div>
      ) : (
        <Link
          to={productPath({ id })}
          className="status-row group row-ground hover:row-active focus-visible:-outline-offset-2"
        >
          {cells}
        </Link>
      )}
    </li>
  );
}

/** A price with an arrow, which moves while the link around it is pointed at. */
export function PriceWithArrow({ text }: { text: string }) {
  return (
    <span className="flex items-center justify-end gap-2 type-display text-heading">
      {text}
      <ArrowRight
        aria-hidden="true"
        className="size-5 transition-transform group-hover:translate-x-1"
      />
    </span>
  );
}
