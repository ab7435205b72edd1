import type { Place } from "#data-reader/diagnostic.ts";

/** The texts in a value, at any depth of its lists and groups, and where each is. */
export function stringsIn(holder: object): (Place & { text: string })[] {
  return valuesIn(holder).flatMap(({ value, ...place }) =>
    typeof value === "string" ? [{ ...place, text: value }] : [],
  );
}

/** The values in a list or group, at any depth, and where each is. */
export function valuesIn(holder: object): (Place & { value: unknown })[] {
  return Object.entries(holder).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return valuesIn(value);
    return [{ holder, key: Array.isArray(holder) ? Number(name) : name, value }];
  });
}
