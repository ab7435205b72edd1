import type { Variant } from "./sellauth-api.ts";

/** A variant at SellAuth as a plan of the shop should be. */
export type StorePlan = {
  /** In the currency of the product at SellAuth; undefined if the variant has none. */
  price: number | undefined;
  soldOut: boolean;
};

/** What SellAuth says of a plan. Without a stock, or with a negative one, it is never sold out. */
export function storePlan({ price, stock }: Variant): StorePlan {
  return {
    price: price !== null && price !== undefined && price > 0 ? price : undefined,
    soldOut: stock === 0,
  };
}
