import type { StatusEntry } from "#domain/page-data.ts";
import { Price } from "#shop/ui/price.tsx";
import * as words from "#words";
import { capitalised } from "#words/capitalised.ts";

type StartingPriceProps = {
  offer: Pick<StatusEntry, "priceText" | "isFrom">;
  /** The face and size of the price, which "Sold out" does not have. */
  className?: string;
};

const from = capitalised(words.catalogue.from, words.language);

/** "From $2.99" with a small first word, "$8.00" if there is no other price, or "Sold out". */
export function StartingPrice({ offer: { priceText, isFrom }, className }: StartingPriceProps) {
  if (priceText === undefined) return <SoldOut />;
  return (
    <span className={className}>
      <span className="whitespace-nowrap">
        {isFrom && (
          // The capital is for readers of the text alone. On the page, the word is small beside the price.
          <span className="font-sans text-label font-normal text-quiet lowercase">{`${from} `}</span>
        )}
        <Price text={priceText} />
      </span>
    </span>
  );
}

/** In place of the price of a product without a plan on sale. */
export function SoldOut() {
  return <span className="text-quiet">{words.catalogue.soldOut}</span>;
}
