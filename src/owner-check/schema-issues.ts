import * as v from "valibot";
import { type Report, statement } from "./finding.ts";
import type { Key } from "./source-position.ts";
import { didYouMean, nearestName } from "./nearest-name.ts";
import { unreadable } from "./plain-value.ts";

type Fields = Record<Key, unknown>;

/** A schema in domain/, with the properties of schemas that contain other schemas. */
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  /** For a variant: the discriminating field, and the schemas to choose from. */
  key?: string;
  options?: readonly Schema[];
};

/**
 * Reports every mismatch between an exported value and its schema, with the schema's messages. Valibot
 * has no message for a missing field and reports only the first unknown field, so both are added here.
 */
export function reportSchemaIssues(
  schema: v.GenericSchema,
  exports: Fields,
  exportName: string,
  report: Report,
): void {
  const { issues = [] } = v.safeParse(schema, exports[exportName], { abortPipeEarly: true });
  for (const issue of issues) {
    const path = issue.path ?? [];
    const last = path.at(-1);
    const holder = (last?.input ?? exports) as Fields;
    const key = (last?.key ?? exportName) as Key;
    const known = Object.keys(entriesOf(schemaAt(schema, path.slice(0, -1)), holder));
    const unknown = Object.keys(holder).filter((name) => !known.includes(name));
    const missing = known.filter((name) => !Object.hasOwn(holder, name));
    if (issue.type === "strict_object" && issue.expected === "never") {
      for (const name of unknown) {
        const double = nearestName(name, known);
        const otherwise = `${double ? `"${double}" is there already. ` : ""}The fields here are ${known.join(", ")}.`;
        const fix = didYouMean(name, missing, otherwise);
        report.problem(holder, name, `there is no field ${JSON.stringify(name)}`, fix);
      }
      continue;
    }
    const isMisspelt = unknown.some((name) => nearestName(name, missing) === key);
    if (issue.input === unreadable || (issue.input === undefined && isMisspelt)) continue;
    report.problem(holder, key, statement(holder, key), ruleOf(issue, schemaAt(schema, path)));
  }
}

/** The message of the rule that a value breaks, after a suggestion if an allowed value is similar. */
function ruleOf(issue: v.BaseIssue<unknown>, schema: Schema | undefined): string {
  const names = Object.keys(entriesOf(schema, issue.input));
  if (names.length > 0) return `Write a group of fields in braces: ${names.join(", ")}.`;
  if (issue.input === undefined && schema) {
    return v.safeParse(schema, undefined).issues?.[0].message ?? issue.message;
  }
  const allowed = [...(issue.expected ?? "").matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word);
  const nearest = typeof issue.input === "string" && nearestName(issue.input, allowed);
  return nearest ? `Did you mean "${nearest}"? ${issue.message}` : issue.message;
}

/** The schema of the value at a path. */
function schemaAt(root: v.GenericSchema, path: readonly v.IssuePathItem[]): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const { input, key } of path) {
    schema = schema?.item ?? entriesOf(schema, input)[key as string];
    while (schema?.wrapped) schema = schema.wrapped;
  }
  return schema;
}

/** The fields of an object schema. For a variant, those of the option that matches the value. */
function entriesOf(schema: Schema | undefined, value: unknown): Record<string, Schema> {
  if (schema?.type !== "variant") return schema?.entries ?? {};
  const { key = "", options = [] } = schema;
  const kind: unknown = typeof value === "object" && value !== null && (value as Fields)[key];
  const option = options.find(({ entries }) => entries?.[key] && v.is(entries[key], kind));
  return (option ?? options[0])?.entries ?? {};
}
