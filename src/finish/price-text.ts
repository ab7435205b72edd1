/** The currency of a shop that sets none. */
export const defaultCurrency = "USD";

// Engines write prices in different ways: Node and Firefox differ for 17 currencies. So these run in Node
// only, and the browser receives the texts.

/** A price for display, with the currency's usual decimals: "$2.99", "IDR 4,000". */
export function priceText(price: number, currency = defaultCurrency): string {
  return priceFormat(currency).format(price);
}

/** A plan's price per day for display; undefined for one day, an unknown number, or less than the smallest coin. */
export function pricePerDayText(
  { price, days = 1 }: { price: number; days?: number | undefined },
  currency?: string,
): string | undefined {
  if (days === 1) return undefined;
  const text = priceText(price / days, currency);
  return text === priceText(0, currency) ? undefined : text;
}

/** A price as a number with the currency's decimals: "2.99" in USD, "4000" in JPY. */
export function priceAmount(price: number, currency = defaultCurrency): string {
  return price.toFixed(currencyDecimals(currency));
}

/** How many decimals the prices of a currency have: 2 in USD, 0 in JPY, 3 in KWD. */
export function currencyDecimals(currency = defaultCurrency): number {
  return priceFormat(currency).resolvedOptions().maximumFractionDigits ?? 0;
}

function priceFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", { style: "currency", currency });
}
