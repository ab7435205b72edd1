const clearLine = "\u001b[K";

let lastStep = "";

/** Where a build prints what it does. */
type Output = Pick<typeof process.stdout, "isTTY" | "write">;

/**
 * Says what a build does. In a terminal, one line renews itself and has how far the step is; elsewhere, such
 * as in a log, each step is a line.
 */
export function showProgress(
  step: string,
  count?: { done: number; of: number },
  output: Output = process.stdout,
): void {
  if (isTerminal(output)) {
    // The cursor goes back to the start, so that whatever is printed next replaces the line.
    output.write(`${clearLine}${step} …${count ? ` ${count.done} of ${count.of}` : ""}\r`);
  } else if (step !== lastStep) {
    output.write(`${step} …\n`);
  }
  lastStep = step;
}

/** Removes the line that renews itself. */
export function clearProgress(output: Output = process.stdout): void {
  if (isTerminal(output)) output.write(clearLine);
}

function isTerminal({ isTTY }: Output): boolean {
  return isTTY && !process.env["CI"];
}
