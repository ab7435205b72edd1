/**
 * The amount of a price as people write it: "$2.99", "4,99 €", "1.299,00" or "USD 20". Undefined if the text
 * is no price. In a currency with three decimals, "4.500" is below 5.
 */
export function writtenAmount(text: string, currencyDecimals = 2): number | undefined {
  // "16.9.9" and "4 99" are no prices: thousands have three digits.
  if (/[.,]\d{1,2}[.,]\d|\d[\s'’]+(?!\d{3}(?!\d))\d/.test(text)) return undefined;
  const [, digits] =
    /^(?:\p{Sc}|[A-Z]{3})?(\d(?:[\d.,]*?\d)?)(?:[.,][–-]+)?(?:\p{Sc}|[A-Z]{3})?$/u.exec(
      text.replaceAll(/[\s'’]/g, ""),
    ) ?? [];
  if (digits === undefined) return undefined;
  // The last comma or point begins decimals only before one or two digits: "1,299" is no price below 2.
  const lastDigits = new RegExp(`^(.*?)(?:[.,](\\d{1,${Math.max(2, currencyDecimals)}}))?$`);
  const [, whole = "", decimals = ""] = lastDigits.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${decimals}`);
}
