import * as v from "valibot";
import { type Finding, partError, valueError } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";
import { originOf } from "./origins.ts";

/** A schema in domain/, with the properties of schemas that contain other schemas. */
type Schema = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  /** Of a variant: schemas. Of a choice between words: the words. */
  options?: readonly (v.GenericSchema | string)[];
};

type Fields = Record<string, unknown>;

/** What is wrong with a value that was read from a file, by its schema. */
export function schemaErrors(schema: Schema, value: object): Finding[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  const fields = fieldsOf(schema);
  const names = fields.map(({ name }) => name);
  const mistakes = issues.map(({ path = [], expected, message }) => {
    const keys = path.map(({ key }) => key as string);
    const name = keys.pop() ?? "";
    // Not Valibot's own copy of the group.
    const holder = keys.reduce((around, key) => around[key] as Fields, value as Fields);
    const isUnknown = expected === "never";
    const meant = isUnknown ? nearestName(name, names) : undefined;
    return { holder, name, message, isUnknown, meant };
  });
  return mistakes.flatMap(({ holder, name, message, isUnknown, meant }) => {
    if (!isUnknown) {
      // A misspelt field is not missing as well.
      const isMisspelt = mistakes.some((one) => one.holder === holder && one.meant === name);
      return isMisspelt ? [] : [valueError(holder, name, "", message)];
    }
    const places = fields.filter((field) => field.name === meant).map(({ group }) => group);
    const fix = meant === undefined ? message : meantField(meant, places, groupName(holder));
    // Without its value: it may be a secret that was pasted here.
    return [partError(holder, name, `is not the name of a field here. ${fix}`)];
  });
}

/** The names of all fields of a schema, at any depth, each with the name of its group or list. */
function fieldsOf(schema: Schema, group = ""): { name: string; group: string }[] {
  const { entries = {}, item, wrapped, options = [] } = schema;
  const inner = [item, wrapped, ...options].filter((one) => typeof one === "object");
  return [
    ...Object.keys(entries).map((name) => ({ name, group })),
    ...Object.entries(entries).flatMap(([name, one]) => fieldsOf(one, name)),
    ...inner.flatMap((one) => fieldsOf(one, group)),
  ];
}

/** The name of the field or list with this group. */
function groupName(group: object): string {
  const { parent } = originOf(group);
  if (typeof parent?.key === "number") return groupName(parent.holder);
  return parent?.key ?? "";
}

function meantField(meant: string, groups: readonly string[], group: string): string {
  return groups.includes(group)
    ? `Did you mean "${meant}"?`
    : `${meant} belongs in ${groups.join(" or ")}: move it there.`;
}
