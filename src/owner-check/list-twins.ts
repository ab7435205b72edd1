/** Entries that share something they should each have alone: the later one and the first. */
export type Twins<T> = { later: T; first: T };

/** Every entry whose key an earlier entry has too; entries without a key share nothing. */
export function listTwins<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string | undefined,
): Twins<T>[] {
  const firstByKey = new Map<string, T>();
  const twins: Twins<T>[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const first = firstByKey.get(key);
    if (first === undefined) firstByKey.set(key, entry);
    else twins.push({ later: entry, first });
  }
  return twins;
}
