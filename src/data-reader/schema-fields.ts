import * as v from "valibot";
import type { Key } from "./source-location.ts";

/** A field of a group or an entry of a list, with the keys around it from the file's name on. */
export type SchemaField = { schema: v.GenericSchema; path: readonly Key[]; holder?: object };

/** The parts of a schema, whatever its type. */
type SchemaParts = {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  options?: readonly (v.GenericSchema | string)[];
};

/** A field and those in its value, at any depth; without a holder, all that a schema knows. */
export function schemaFields(field: SchemaField): SchemaField[] {
  const { schema, path, holder } = field;
  const value = (holder as Record<Key, unknown> | undefined)?.[path.at(-1) ?? ""];
  const { wrapped, item, entries = {}, options = [] } = schema as SchemaParts;
  // The options of a picklist are words.
  const groups = options.filter((one) => typeof one === "object");
  const own = groups.filter((one) => !holder || (value instanceof Object && v.is(one, value)));
  const keys = Object.keys(holder ? (value ?? {}) : item ? [item] : entries);
  return [
    field,
    ...[wrapped ?? [], own].flat().flatMap((one) => schemaFields({ ...field, schema: one })),
    ...keys.flatMap((key) => {
      const part = item ?? entries[key];
      const inner = [...path, item ? Number(key) : key];
      const within = holder && { holder: value as object };
      return part ? schemaFields({ schema: part, path: inner, ...within }) : [];
    }),
  ];
}
