import type * as v from "valibot";

/** A field with its name behind those of the groups around it, or an entry of a list with the names of the list. */
type SchemaField = {
  schema: v.GenericSchema;
  /** The schema of the group or list that it is in. */
  around: v.GenericSchema;
  path: readonly string[];
};

/** The parts of a schema, whatever its type. */
type SchemaParts = {
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  options?: readonly (v.GenericSchema | string)[];
};

/** All fields that a schema knows, at any depth. */
export function schemaFields(
  schema: v.GenericSchema,
  path: readonly string[] = [],
  around = schema,
): SchemaField[] {
  const { wrapped, item, entries = {}, options = [] } = schema as SchemaParts;
  // The options of a picklist are words.
  const same = [wrapped, ...options].filter((one) => typeof one === "object");
  return [
    { schema, around, path },
    ...same.flatMap((one) => schemaFields(one, path, around)),
    ...(item ? schemaFields(item, path, schema) : []),
    ...Object.entries(entries).flatMap(([name, one]) => schemaFields(one, [...path, name], schema)),
  ];
}
