/** The index `step` places on in a list of `count`, going round at both ends. */
export function stepIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
