/** The currency of a shop that names none. */
export const defaultCurrency = "USD";

/** Whether this is a currency of ISO 4217 that `Intl` can format. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code);
}

/** A price as it is shown, with the currency's usual decimals: "$2.99", "IDR 4,000". */
export function priceText(price: number, currency = defaultCurrency): string {
  return priceFormat(currency).format(price);
}

/** A card's price line: "Starting from $2.99+". */
export function startingPriceText(startingPrice: string): string {
  return `Starting from ${startingPrice}+`;
}

/** A price for machines, with the currency's own decimals: "2.99" in USD, "4000" in JPY. */
export function priceAmount(price: number, currency = defaultCurrency): string {
  const { maximumFractionDigits } = priceFormat(currency).resolvedOptions();
  return price.toFixed(maximumFractionDigits);
}

function priceFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", { style: "currency", currency });
}
