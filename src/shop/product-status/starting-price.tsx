import type { ReactNode } from "react";
import type { StatusEntry } from "#domain/page-data.ts";
import { Price } from "#shop/ui/price.tsx";
import * as words from "#words";

type StartingPriceProps = {
  offer: Pick<StatusEntry, "priceText" | "from">;
  /** The face and size of the price, which "Sold out" does not have. */
  className?: string;
  /** Shown around "from $2.99", if there are other prices: a card says "Starting from $2.99+". */
  before?: ReactNode;
  after?: ReactNode;
};

/** "from $2.99" with a small first word, "$8.00" if there is no other price, or "Sold out". */
export function StartingPrice(props: StartingPriceProps) {
  const { offer, className = "", before, after } = props;
  const { priceText, from } = offer;
  if (priceText === undefined) return <span className="text-quiet">{words.catalogue.soldOut}</span>;
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {from && (
        <span className="font-sans text-label font-normal text-quiet normal-case">
          {before}
          {`${from} `}
        </span>
      )}
      <span>
        <Price text={priceText} />
        {from && after}
      </span>
    </span>
  );
}
