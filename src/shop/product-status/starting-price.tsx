import type { StatusEntry } from "#domain/page-data.ts";
import { Price } from "#shop/ui/price.tsx";
import * as words from "#words";

type StartingPriceProps = Pick<StatusEntry, "isFrom"> & { priceText: string };

/** "From $2.99" with a small first word, or "$8.00" if there is no other price. */
export function StartingPrice({ priceText, isFrom }: StartingPriceProps) {
  return (
    <span className="whitespace-nowrap">
      {isFrom && (
        <span className="font-sans text-label font-normal text-quiet lowercase">{`${words.catalogue.fromAtStart} `}</span>
      )}
      <Price text={priceText} />
    </span>
  );
}
