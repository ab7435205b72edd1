import * as v from "valibot";
import { type Finding, partError, valueError } from "./finding.ts";

type Fields = Record<string, unknown>;

/** What is wrong with a value that was read from a file, by its schema. */
export function schemaErrors(schema: v.GenericSchema, value: object): Finding[] {
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.map(({ path = [], expected, message }) => {
    const keys = path.map(({ key }) => key as string);
    const name = keys.pop() ?? "";
    // Not Valibot's own copy of the group.
    const holder = keys.reduce((around, key) => around[key] as Fields, value as Fields);
    if (expected !== "never") return valueError(holder, name, "", message);
    // Without its value: it may be a secret that was pasted here.
    return partError(holder, name, `is not the name of a field here. ${message}`);
  });
}
