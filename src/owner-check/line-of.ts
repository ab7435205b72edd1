/** The number of the line, from 1, in which a place of a text lies. */
export function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}
