/** A problem stops the build; a warning is told and stops nothing. */
export type Severity = "problem" | "warning";

/** One thing that the owner should mend. */
export type Finding = {
  severity: Severity;
  /** The file, from the project's folder: `src/data/products.ts`. */
  file: string;
  /** The thing and the thing inside it, by their own names; never empty. */
  where: readonly string[];
  /** What is wrong, without a full stop: `the price is -6.99`. */
  fault: string;
  /** What a right value variants like, or what to do: one or two whole sentences. */
  mend: string;
};

/** A finding as one line: file · thing · inner thing: fault. mend. */
export function findingText({ file, where, fault, mend }: Finding): string {
  return `${[file, ...where].join(" · ")}: ${fault}. ${mend}`.replaceAll(/\s+/g, " ");
}
