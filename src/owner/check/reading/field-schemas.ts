import * as v from "valibot";

/** A schema in domain/, with the properties of schemas that contain other schemas. */
export type Schema = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  /** For a variant: the discriminating field, and the schemas to choose from. */
  key?: string;
  options?: readonly Schema[];
};

/** The schemas of all fields of a name in a schema, at any depth. */
export function fieldSchemas(schema: Schema, name: string): Schema[] {
  const { type, entries = {}, item, wrapped, options = [] } = schema;
  // The options of other types are values.
  const variants = type === "variant" ? options : [];
  const inner = [...Object.values(entries), ...variants, item, wrapped];
  const own = Object.hasOwn(entries, name) ? [entries[name]] : [];
  return [
    ...own.filter((one) => one !== undefined),
    ...inner.flatMap((one) => (one ? fieldSchemas(one, name) : [])),
  ];
}

/**
 * The rule that a value breaks in a field of this name, wherever the field is. Undefined if the value
 * is right in one of the places, or if their rules differ.
 */
export function ruleOfField(schema: Schema, name: string, value: unknown): string | undefined {
  const rules = fieldSchemas(schema, name).map((field) => {
    const [issue] = v.safeParse(field, value, { abortPipeEarly: true }).issues ?? [];
    return issue?.message;
  });
  return rules.every((rule) => rule === rules[0]) ? rules[0] : undefined;
}
