/**
 * The amount of a price as people write it: "$2.99", "4,99 €", "1.299,00" or "USD 20". Undefined if the text
 * is no price.
 */
export function writtenAmount(text: string): number | undefined {
  const [, digits] =
    /^(?:\p{Sc}|[A-Z]{3})?(\d[\d.,]*?)(?:[.,][–-]+)?(?:\p{Sc}|[A-Z]{3})?$/u.exec(
      text.replaceAll(/\s/g, ""),
    ) ?? [];
  if (digits === undefined) return undefined;
  // "16.9.9" is none: thousands have three digits.
  if (/[.,]\d{1,2}[.,]/.test(digits)) return undefined;
  // Before one or two digits, the last sign is that of the decimals: "1,299" is no price below 2.
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${decimals}`);
}
