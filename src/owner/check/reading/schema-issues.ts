import * as v from "valibot";
import { fieldSchemas, type Schema } from "./field-schemas.ts";
import type { Report } from "#owner/check/finding.ts";
import { didYouMean, nearestName } from "#owner/check/nearest-name.ts";
import { unreadable } from "./value-reader.ts";
import type { Key } from "./source-position.ts";

type Fields = Record<Key, unknown>;

/**
 * Reports every mismatch between a field and its schema, with the schema's messages. Descends into
 * groups and lists by itself: Valibot reports only the first unknown field of a group, and a missing
 * field without that field's message.
 */
export function reportSchemaIssues(
  schema: v.GenericSchema,
  holder: Fields,
  key: Key,
  report: Report,
  fileSchema: Schema = schema,
): void {
  const value = holder[key];
  if (value === unreadable) return;
  const { entries, item } = schemaParts(schema, value);
  const [issue] = v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? [];
  if (!issue) return;
  if (entries && isGroup(value)) {
    reportFields(entries, value, report, fileSchema);
  } else if (item && Array.isArray(value) && issue.path) {
    for (const index of value.keys())
      reportSchemaIssues(item, Object(value), index, report, fileSchema);
  } else {
    // The path of a variant's issue ends with the discriminating field.
    const { input, key: name } = issue.path?.[0] ?? { input: holder, key };
    const isBlank = schema.type === "optional" && typeof value === "string" && value.trim() === "";
    const fix = isBlank ? `For none, delete the field. ${rule(issue)}` : rule(issue);
    report.problem(input as Fields, name as Key, "", fix);
  }
}

/** The fields that a version of the template renamed: the old name, and the new one. */
export const renamedFields = new Map<string, string>();

function reportFields(
  entries: Record<string, v.GenericSchema>,
  group: Fields,
  report: Report,
  fileSchema: Schema,
): void {
  const known = Object.keys(entries);
  const missing = known.filter((name) => !Object.hasOwn(group, name));
  const unknown = Object.keys(group).filter((name) => !known.includes(name));
  const newName = (name: string) => missing.find((one) => one === renamedFields.get(name));
  const meant = new Set(unknown.map((name) => newName(name) ?? nearestName(name, missing)));
  for (const name of unknown) {
    const fix =
      newName(name) === undefined
        ? didYouMean(name, missing, otherPlace(entries, name, fileSchema))
        : `This version calls it ${newName(name)}: change the name, and keep the value.`;
    report.problem(group, name, "but there is no such field", fix);
  }
  for (const [name, schema] of Object.entries(entries)) {
    if (!meant.has(name)) reportSchemaIssues(schema, group, name, report, fileSchema);
  }
}

/** Where an unknown field belongs: at the end of the file, in a field of this group, or nowhere. */
function otherPlace(
  entries: Record<string, v.GenericSchema>,
  name: string,
  fileSchema: Schema,
): string {
  const other = Object.entries(entries).find(([, one]) => fieldSchemas(one, name).length > 0);
  if (Object.hasOwn(fileSchema.entries ?? {}, name)) {
    const inner = other ? `, or into ${other[0]}` : "";
    return `Move it above the last line, };${inner}.`;
  }
  if (!other) return `The fields here are ${Object.keys(entries).join(", ")}.`;
  const [place, schema] = other;
  return schemaParts(schema, []).item
    ? `It belongs in the entries of ${place}: move it into the right ones.`
    : `It belongs in ${place}: move it there.`;
}

/** The schemas of a value's fields or items. For a variant, those of the option that matches the value. */
function schemaParts(schema: Schema, value: unknown): Pick<Schema, "entries" | "item"> {
  if (schema.wrapped) return schemaParts(schema.wrapped, value);
  if (schema.type !== "variant") return schema;
  const { key = "", options = [] } = schema;
  const option = options.find(
    ({ entries }) => isGroup(value) && v.is(entries?.[key] ?? v.never(), value[key]),
  );
  return option ?? {};
}

/** The rule that a value breaks, after a suggestion if an allowed value is similar. */
function rule({ input, expected, message }: v.BaseIssue<unknown>): string {
  if (expected === "number" && typeof input === "string" && /^[\d.,\s$€£]+$/.test(input)) {
    const number = input.replaceAll(/[\s$€£]/g, "").replace(/,(?=\d\d?$)/, ".");
    const isNumber = /^\d+(?:\.\d\d?)?$/.test(number);
    return `${isNumber ? `Write ${number}, without quotes.` : "Delete the quotes."} ${message}`;
  }
  const allowed = [...(expected ?? "").matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word);
  return typeof input === "string"
    ? [didYouMean(input, allowed, ""), message].join(" ").trim()
    : message;
}

function isGroup(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
