import * as fc from "fast-check";
import * as v from "valibot";
import { calendarDay } from "#domain/calendar-day.ts";
import { pictureAddress } from "#domain/fields.ts";
import { oddPictures } from "./odd-pictures.ts";

// Several scripts, long words, marks of other languages, and characters that no keyboard has.
const words =
  `Key Week 3 Day Über Žluťoučký Чит обновление مفتاح أسبوع מפתח กุญแจ 鍵 ライセンスキー 👩‍🚀 A é 7
  Rechtsschutzfragen "quoted" it's ‘it’s’ <b> &amp; $& </script> --> \${x} 50% \\n soft\u00adhyphen
  \u200eleft e\u0301clair`.split(/\s+/);
const phrase = (minLength: number, maxLength: number, separator = " ") =>
  fc.array(fc.constantFrom(...words), { minLength, maxLength }).map((some) => some.join(separator));
const texts = fc.oneof(
  { weight: 8, arbitrary: phrase(1, 4) },
  { weight: 2, arbitrary: phrase(5, 12) },
  { weight: 1, arbitrary: phrase(13, 40) },
  { weight: 1, arbitrary: phrase(2, 3, "\n") },
  { weight: 1, arbitrary: phrase(2, 3, "\u00a0") },
);

/** A field that does not take any text takes each of these kinds that its schema mostly accepts. */
const kinds = [
  ...[/^[a-z][\w-]{0,14}$/, /^[A-Z\d]{2,6}$/, /^[\w-]{11}$/].map((one) => fc.stringMatching(one)),
  fc.constantFrom(...Intl.supportedValuesOf("currency")),
  fc.constantFrom("https://one.example", "https://three-4.five.example"),
  fc.constantFrom("https://two.example:8443", "https://Six.example"),
  fc.constantFrom("https://one.example/a?b=c&d=%20#e", "https://three.example/Ä"),
  fc.constantFrom("https://discord.gg/one", "https://discord.com/invite/Two"),
  fc.constantFrom("/", "/status", "/#products", "/status?x=1"),
  fc.constantFrom("https://seller.example/embed.js", "/demo-seller/embed.js"),
  fc.constant("mark.svg"),
  fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
  ...[5, 2100, 99_999_999].map((max) => fc.integer({ min: max === 2100 ? 2000 : 1, max })),
];
/** What a schema does not say: which days are in the past, and which pictures there are. */
const known = new Map<v.GenericSchema, fc.Arbitrary<unknown>>([
  [calendarDay, fc.constantFrom("2024-02-29", "2025-12-31", "2026-01-01", "2026-10-09")],
  [pictureAddress, fc.constantFrom(...Object.keys(oddPictures))],
]);
/** How many entries some lists have. */
const lengths: Record<string, readonly number[]> = {
  "products.ts": [1, 2, 3, 4, 5, 6, 8, 13, 20, 60],
  "games.ts": [1, 2, 3, 7, 12],
  subscriptions: [1, 1, 2, 3, 4, 7, 12],
};

type Schema = v.GenericSchema;
type AnySchema = Schema & {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
};

/** Values that a schema accepts, and no others. `key` is the name of its field or file. */
export function valuesOf(schema: Schema, key: string): fc.Arbitrary<unknown> {
  const { type, entries = {}, wrapped, item, options = [], literal } = schema as AnySchema;
  const byType: Record<string, () => fc.Arbitrary<unknown>> = {
    strict_object: () => {
      const fields = Object.entries(entries).map(
        ([name, one]) => [name, valuesOf(one, name)] as const,
      );
      const requiredKeys = Object.keys(entries).filter(
        (name) => entries[name]?.type !== "optional",
      );
      const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
      return fc.record(model, { requiredKeys });
    },
    optional: () => valuesOf(wrapped ?? schema, key),
    array: () => {
      const items = valuesOf(item ?? schema, "");
      return fc
        .constantFrom(...(lengths[key] ?? [0, 1, 2, 3, 5]))
        .chain((length) => fc.array(items, { minLength: length, maxLength: length }));
    },
    variant: () => fc.oneof(...options.map((one) => valuesOf(one as Schema, key))),
    picklist: () => fc.constantFrom(...options),
    literal: () => fc.constant(literal),
    boolean: () => fc.boolean(),
  };
  const values = known.get(schema) ?? byType[type]?.() ?? plainValues(schema, key);
  return values.filter((value) => v.is(schema, value));
}

function plainValues(schema: Schema, key: string): fc.Arbitrary<unknown> {
  const fits = (kind: fc.Arbitrary<unknown>) =>
    fc.sample(kind, { numRuns: 20, seed: 1 }).filter((value) => v.is(schema, value)).length > 12;
  const fitting = fits(texts) ? [texts] : kinds.filter(fits);
  if (fitting.length === 0) throw new Error(`${key} needs a kind of its own in values-of.ts.`);
  return fc.oneof(...fitting);
}
