/** An entry of a list that repeats an earlier one. */
type Repeat<T> = { entry: T; index: number; first: T; firstIndex: number };

/** The entries whose key an earlier entry also has. Empty keys are ignored. */
export function repeats<T>(entries: readonly T[], keyOf: (entry: T) => string): Repeat<T>[] {
  const keys = entries.map(keyOf);
  return entries.flatMap((entry, index) => {
    const firstIndex = keys.indexOf(keys[index] ?? "");
    const first = entries[firstIndex];
    const isRepeat = firstIndex !== index && keys[index] !== "" && first !== undefined;
    return isRepeat ? [{ entry, index, first, firstIndex }] : [];
  });
}

/** A text normalised for comparison, ignoring case and the number of spaces. */
export function comparable(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
