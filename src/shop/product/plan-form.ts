import { largePlan } from "#domain/bounds.ts";
import { maxLargePlanRows } from "#domain/few-or-many.ts";
import { hasLongWord, longestWord } from "#domain/longest-word.ts";
import type { PlanData } from "#domain/page-data.ts";

type PlanForm = {
  /** Whether the rows are low and set in small type. */
  isDense: boolean;
  /** The columns of the list, and from which width of its container on a row is one line (plans.css). */
  className: string;
};

/** The form of a list of plans. In a narrower line, a word of a name would break beside its price and Purchase. */
export function planForm(plans: readonly PlanData[]): PlanForm {
  const isSingle = plans.length === 1;
  const hasLongName = plans.some(({ name }) => name.length > largePlan.name);
  const wordLetters = Math.max(...plans.map(({ name }) => longestWord(name).length));
  const isDense =
    plans.length > maxLargePlanRows ||
    wordLetters > largePlan.word ||
    // A single plan has more room.
    (!isSingle &&
      (hasLongName || plans.some(({ priceText }) => priceText.length > largePlan.price)));
  if (isSingle && hasLongName) {
    return { isDense, className: "plans-under-name @min-[32rem]:plans-in-line" };
  }
  if (!isDense) return { isDense, className: "@min-[20rem]:plans-in-line" };
  if (plans.some(({ name }) => hasLongWord(name))) {
    return { isDense, className: "@min-[25rem]:plans-in-line" };
  }
  return {
    isDense,
    className:
      wordLetters < largePlan.word ? "@min-[17rem]:plans-in-line" : "@min-[20rem]:plans-in-line",
  };
}
