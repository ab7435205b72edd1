/** The currency of a shop that sets none. */
export const defaultCurrency = "USD";

/** Symbols of currencies with two decimals. Their prices below 1000 need no separator. */
const symbols: Partial<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };

/** A price for display, with the currency's usual decimals: "$2.99", "IDR 4,000". */
export function priceText(price: number, currency = defaultCurrency): string {
  const symbol = symbols[currency];
  // The usual case without `Intl`, which takes 10 ms to load its data while the page starts.
  return symbol !== undefined && price < 1000
    ? `${symbol}${price.toFixed(2)}`
    : priceFormat(currency).format(price);
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

/** A price for structured data, with the currency's decimals: "2.99" in USD, "4000" in JPY. */
export function priceAmount(price: number, currency = defaultCurrency): string {
  const { maximumFractionDigits } = priceFormat(currency).resolvedOptions();
  return price.toFixed(maximumFractionDigits);
}

function priceFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", { style: "currency", currency });
}
