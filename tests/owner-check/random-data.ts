import * as fc from "fast-check";

type Holder = Record<string | number, unknown>;
type Place = { holder: Holder; key: string | number };

/** One change to the data: the operation, the position, and the value. */
export type Change = {
  action: "drop" | "rename" | "replace" | "copy" | "repeat" | "add";
  place: number;
  other: number;
  name: string;
  value: unknown;
};

type Data = Record<string, unknown>;

const hostileTexts = [
  "",
  " ",
  "\u0000",
  "\u200B",
  "\uD800",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "//evil.example",
  "https://",
  "https://x y",
  "/\\evil",
  "__proto__",
  "constructor",
  "404",
  "plans",
  "%E0%A4%A",
  "2026-02-30",
  "0000-01-01",
  "🔑".repeat(40),
  "a".repeat(5000),
];

const oddNumbers = [Number.NaN, Infinity, -0, -1, 0, 0.001, 0.01, 1e21, 10n];
const oddThings = [
  undefined,
  null,
  true,
  [],
  {},
  [[]],
  [null],
  new Date(0),
  () => 1,
  Symbol("odd"),
];

/** Values that are invalid in a shop's data. */
const oddValues: readonly unknown[] = [...hostileTexts, ...oddNumbers, ...oddThings];

const anyValues = fc.oneof(
  fc.constantFrom(...oddValues),
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.anything({ withNullPrototype: true, withSparseArray: true, withMap: true, maxDepth: 2 }),
);

// Realistic values, so that some of the changed data is still valid.
const likelyValues = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  fc.integer({ min: 1, max: 10_000 }).map((cents) => cents / 100),
  fc.integer({ min: 1, max: 999_999 }),
  fc.constantFrom("Undetected", "Updating", "Detected", "FN", "UB", "Internal", "center", "white"),
  fc.constantFrom("https://example.com/a?b=c#d", "/status", "2026-01-02", "abcdefghijk"),
  fc.boolean(),
);

const everyAction = ["drop", "rename", "replace", "replace", "copy", "repeat", "add"] as const;

function changes(
  values: fc.Arbitrary<unknown>,
  actions: readonly Change["action"][] = everyAction,
): fc.Arbitrary<Change[]> {
  const change = fc.record({
    action: fc.constantFrom(...actions),
    place: fc.nat(10_000),
    other: fc.nat(10_000),
    name: fc.oneof(fc.string(), fc.constantFrom("__proto__", "toString", "prise", "nmae", "url")),
    value: values,
  } satisfies Record<keyof Change, fc.Arbitrary<unknown>>);
  return fc.array(change, { minLength: 1, maxLength: 4 });
}

/** Fields removed, renamed, repeated or replaced by any value. */
export const breakages = changes(anyValues);

/** Changes that an owner could make. Some results are valid. */
export const edits = changes(likelyValues);

/** Replacement texts. Some are valid at their position. */
export const hostileEdits = changes(
  fc.tuple(fc.constantFrom(...hostileTexts), fc.nat()).map(([text, index]) => `${text}${index}`),
  ["replace"],
);

/** A copy of the data with the changes applied in order. */
export function changedData(data: Data, each: readonly Change[]): Data {
  const copy = structuredClone(data);
  for (const change of each) makeChange(placesOf(copy), change);
  return copy;
}

/** The data as the source text of a file. */
export function sourceText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : `${value}`;
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "() => 1";
  if (typeof value === "symbol") return "Symbol()";
  if (Array.isArray(value)) return `[${Array.from(value, sourceText).join(", ")}]`;
  if (value instanceof Date || value instanceof Map) return `new ${value.constructor.name}()`;
  if (typeof value !== "object" || value === null) return `${value as undefined}`;
  const fields = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${sourceText(part)}`,
  );
  return `{ ${fields.join(", ")} }`;
}

function makeChange(places: readonly Place[], { action, place, other, name, value }: Change): void {
  const at = places[place % places.length];
  const from = places[other % places.length];
  if (!at || !from) return;
  const { holder, key } = at;
  if (action === "replace") set(holder, key, value);
  if (action === "copy") set(holder, key, copyOf(from.holder[from.key]));
  if (action === "add" && !Array.isArray(holder)) set(holder, name, value);
  if (action === "drop") drop(holder, key);
  if (action === "repeat" && Array.isArray(holder)) holder.push(copyOf(holder[Number(key)]));
  if (action === "rename" && !Array.isArray(holder)) {
    set(holder, name, holder[key]);
    drop(holder, key);
  }
}

function drop(holder: Holder, key: string | number): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

/** Sets an own field, even if it is called __proto__. */
function set(holder: Holder, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** A deep copy, so that a value copied into itself causes no cycle. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== "object" || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const copy = Object.create(prototype) as Holder;
  for (const [key, part] of Object.entries(value)) set(copy, key, copyOf(part));
  return copy;
}

/** The position of every value in the data, at any depth. */
function placesOf(root: unknown): Place[] {
  if (typeof root !== "object" || root === null) return [];
  const holder = root as Holder;
  const keys = Array.isArray(root) ? [...root.keys()] : Object.keys(holder);
  return keys.flatMap((key) => [{ holder, key }].concat(placesOf(holder[key])));
}
