import * as words from "#words";

/** The direction of the page: 1 if it runs to the right, -1 to the left. */
export const forward: 1 | -1 = words.dir === "rtl" ? -1 : 1;

/** The step in a list that an arrow key asks for: 1 to the next item, -1 to the one before. */
export function arrowStep(key: string): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (key === "ArrowRight") === (forward === 1) ? 1 : -1;
}
