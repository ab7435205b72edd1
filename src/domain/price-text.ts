/** The currency of every price, as ISO 4217 names it. */
export const currency = "USD";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency });

/** A price in US dollars as it is shown: `2.99` is "$2.99". */
export function priceText(price: number): string {
  return dollars.format(price);
}

/** What a card says of a product's price: "Starting from $2.99+". */
export function startingPriceText(startingPrice: number): string {
  return `Starting from ${priceText(startingPrice)}+`;
}
