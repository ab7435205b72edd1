import type * as v from "valibot";

/** A field, or an entry of a list. */
type SchemaField = {
  schema: v.GenericSchema;
  /** The schema of the group or list that it is in. */
  around: v.GenericSchema;
  /** The names of the fields around a field, and its own. An entry has the path of its list. */
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
  // The options of a picklist are texts, not schemas.
  const ofSameField = [wrapped, ...options].filter((option) => typeof option === "object");
  return [
    { schema, around, path },
    ...ofSameField.flatMap((inner) => schemaFields(inner, path, around)),
    ...(item ? schemaFields(item, path, schema) : []),
    ...Object.entries(entries).flatMap(([name, field]) =>
      schemaFields(field, [...path, name], schema),
    ),
  ];
}
