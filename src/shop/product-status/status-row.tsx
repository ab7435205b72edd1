import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { StatusEntry, StatusHistory } from "#domain/page-data.ts";
import { productPath } from "#domain/paths.ts";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { NameHeading } from "#shop/ui/name-heading.tsx";
import { RowArrow } from "#shop/ui/row-arrow.tsx";
import { StartingPrice } from "./starting-price.tsx";
import { StatusDays } from "./status-days.tsx";
import { StatusDetail } from "./status-detail.tsx";
import { StatusLabel } from "./status-label.tsx";

type StatusRowProps = {
  entry: StatusEntry;
  /** The element of the name: a heading, or only a text that looks like one. */
  as: "h2" | "span";
  /** Whether the owner's note and the day of the change are shown. */
  hasDetail?: boolean;
  history?: StatusHistory | undefined;
};

/** A row of a short list, with the name in the display face. Its list is a container. */
export function StatusRow({ entry, as, hasDetail = false, history }: StatusRowProps) {
  const { name, game } = entry;
  return (
    <Row
      entry={entry}
      name={
        <NameHeading
          as={as}
          name={name}
          tag={<GameTag game={game} />}
          // In a narrow line, the tag wraps first.
          className="status-name type-display text-heading max-sm:text-wrap"
        />
      }
      hasDetail={hasDetail}
      history={history}
      priceClass="text-heading"
    />
  );
}

/** A row of a long list, below the name of its game. Memoised, because a letter in the filter changes few of 300 rows. */
export const CompactStatusRow = memo(function CompactStatusRow({
  entry,
  history,
}: Pick<StatusRowProps, "entry" | "history">) {
  return (
    <Row
      entry={entry}
      name={
        <h3 className="status-name min-w-0 font-sans text-lead leading-tight font-semibold text-pretty normal-case">
          {entry.name}
        </h3>
      }
      hasDetail
      history={history}
      priceClass="text-[1.25rem]"
    />
  );
});

type RowProps = Pick<StatusRowProps, "entry" | "history"> & {
  name: ReactNode;
  hasDetail: boolean;
  priceClass: string;
};

/** A whole row is a link, unless the product is not on sale yet. */
function Row({ entry, name, hasDetail, history, priceClass }: RowProps) {
  const { id, status } = entry;
  const statusCell = (
    <span className="status-text">
      <span className="flex min-w-min flex-wrap items-baseline gap-x-3 @4xl:flex-nowrap">
        <StatusLabel status={status} />
        {hasDetail && <StatusDetail entry={entry} />}
      </span>
      {history && <StatusDays history={history} />}
    </span>
  );
  return (
    // A grid, so that the row is as high as its item.
    <li className="grid grid-cols-1 border-line not-first:border-t">
      {id === undefined ? (
        <div className="status-row">
          {name}
          {statusCell}
        </div>
      ) : (
        <Link
          to={productPath({ id })}
          className="group status-row row-background hover:row-active focus-visible:-outline-offset-2"
        >
          {name}
          <span className="status-price">
            <StartingPrice offer={entry} className={`type-display ${priceClass}`} />
            <RowArrow className="ms-2 inline-block align-[-0.2em]" />
          </span>
          {statusCell}
        </Link>
      )}
    </li>
  );
}
