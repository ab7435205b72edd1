/** The index `step` items further in a list of `count` items, wrapping around at both ends. */
export function stepIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
