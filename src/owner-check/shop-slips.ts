import { isDemoSeller } from "#hosting/uses-demo-seller.ts";
import type { Facts } from "./facts.ts";
import { longText } from "./long-text.ts";
import { problem, type Slip } from "./slip.ts";
import { fieldsOf, numberOf, quoted, textOf } from "./value-text.ts";

/** Slips of the shop's own fields that its schema cannot know. */
export function shopSlips(shop: unknown, { today }: Facts): Slip[] {
  const { copyrightYear, description, storeUrl, checkoutScriptUrl } = fieldsOf(shop);
  return [
    ...addressSlips("storeUrl", textOf(storeUrl), {
      isRight: (address) => !/[?#]/.test(address),
      mend: "Write the store's whole address, from https:// up to the ? if there is one.",
    }),
    ...addressSlips("checkoutScriptUrl", textOf(checkoutScriptUrl), {
      isRight: (address) => address.endsWith(".js"),
      mend: "SellAuth's script is https://sellauth.com/assets/js/sellauth-embed-2.js or a newer one: its address ends in .js.",
    }),
    ...futureYear(numberOf(copyrightYear), Number(today.slice(0, 4))),
    ...longText(["description"], description),
  ];
}

type AddressRule = { isRight: (address: string) => boolean; mend: string };

/** The seller is at https, or the demonstration that ships with the shop. */
function addressSlips(
  field: string,
  address: string | undefined,
  { isRight, mend }: AddressRule,
): Slip[] {
  if (address === undefined || isDemoSeller(address)) return [];
  if (address.startsWith("https://") ? isRight(address) : !address.startsWith("/")) return [];
  return [problem([field], `the ${field} is ${quoted(address)}`, mend)];
}

function futureYear(year: number | undefined, thisYear: number): Slip[] {
  if (year === undefined || year <= thisYear || year > 2100) return [];
  const fault = `the copyrightYear is ${year}, which lies in the future`;
  return [problem(["copyrightYear"], fault, `Write a year up to ${thisYear}.`)];
}
