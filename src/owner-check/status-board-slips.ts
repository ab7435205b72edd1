import { isCalendarDay } from "#domain/status-board.ts";
import type { OwnersData } from "./data-files.ts";
import type { Facts } from "./facts.ts";
import { listTwins } from "./list-twins.ts";
import { problem, type Slip } from "./slip.ts";
import { fieldsOf, listOf, quoted, textOf } from "./value-text.ts";

/** Slips of the status board: a day that is still to come, entries that contradict the products. */
export function statusBoardSlips(data: OwnersData, { today }: Facts): Slip[] {
  const { lastChecked, coming } = fieldsOf(data["status.ts"]);
  return [
    ...futureDay(textOf(lastChecked), today),
    ...comingSlips(listOf(coming), listOf(data["products.ts"])),
  ];
}

function futureDay(day: string | undefined, today: string): Slip[] {
  if (day === undefined || !isCalendarDay(day) || day <= dayAfter(today)) return [];
  const fault = `the lastChecked is ${quoted(day)}, which lies in the future`;
  return [problem(["lastChecked"], fault, `Write the day of your last check; today is ${today}.`)];
}

/** East of here it may be tomorrow already. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function comingSlips(coming: readonly unknown[], products: readonly unknown[]): Slip[] {
  const names = coming.map((entry, at) => ({ at, key: sameName(fieldsOf(entry).name) }));
  const onSale = new Set(products.map((product) => sameName(fieldsOf(product).name)));
  return [
    ...names
      .filter(({ key }) => key !== undefined && onSale.has(key))
      .map(({ at }) =>
        problem(
          ["coming", at],
          "this product is on sale already",
          "Take the entry out: its status stands in products.ts.",
        ),
      ),
    ...listTwins(names, ({ key }) => key).map(({ later, first }) =>
      problem(
        ["coming", later.at],
        `this product stands in the list twice, as entries ${first.at + 1} and ${later.at + 1}`,
        "Keep one of them.",
      ),
    ),
  ];
}

function sameName(name: unknown): string | undefined {
  return textOf(name)?.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
