import type { StatusEntry } from "#domain/page-data.ts";
import { Price } from "#shop/ui/price.tsx";
import * as words from "#words";

type StartingPriceProps = {
  offer: Pick<StatusEntry, "priceText" | "from">;
  /** The face and size of the price, which "Sold out" does not have. */
  className?: string;
  /** Whether it may be on a card, which says "Starting from $2.99+". As a row on a phone, it hides these words (catalogue.css). */
  hasCardWords?: boolean | undefined;
};

/** "from $2.99" with a small first word, "$8.00" if there is no other price, or "Sold out". */
export function StartingPrice(props: StartingPriceProps) {
  const { offer, className = "", hasCardWords = false } = props;
  const { priceText, from } = offer;
  if (priceText === undefined) return <span className="text-quiet">{words.catalogue.soldOut}</span>;
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {from && (
        <span className="font-sans text-label font-normal text-quiet normal-case">
          {hasCardWords && <span className="of-cards">{`${words.catalogue.starting} `}</span>}
          {`${from} `}
        </span>
      )}
      <span>
        <Price text={priceText} />
        {from && hasCardWords && <span className="of-cards">{words.catalogue.plus}</span>}
      </span>
    </span>
  );
}
