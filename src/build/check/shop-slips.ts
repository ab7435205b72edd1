import type { Facts } from "./facts.ts";
import { longText } from "./long-text.ts";
import { problem, type Slip } from "./slip.ts";
import { fieldsOf, numberOf } from "./value-text.ts";

/** Slips of the shop's own fields that its schema cannot know. */
export function shopSlips(shop: unknown, { today }: Facts): Slip[] {
  const { copyrightYear, description } = fieldsOf(shop);
  return [
    ...futureYear(numberOf(copyrightYear), Number(today.slice(0, 4))),
    ...longText(["description"], description),
  ];
}

function futureYear(year: number | undefined, thisYear: number): Slip[] {
  if (year === undefined || year <= thisYear || year > 2100) return [];
  const fault = `the copyrightYear is ${year}, which lies in the future`;
  return [problem(["copyrightYear"], fault, `Write a year up to ${thisYear}.`)];
}
