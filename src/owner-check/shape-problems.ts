import * as v from "valibot";
import { type Finding, problem, subjectOf } from "./finding.ts";
import { didYouMean, nearestName } from "./nearest-name.ts";
import { unreadable } from "./plain-value.ts";
import { valueText } from "./value-text.ts";

type Fields = Record<string | number, unknown>;

/** A schema of domain/, with the parts of the kinds that hold further schemas. */
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  /** Of a variant: the field that decides, and the schemas to choose from. */
  key?: string;
  options?: readonly Schema[];
};

/**
 * Every way in which a field's value differs from its schema, in the schema's own sentences. Valibot
 * finds them; it has no sentence for a field that is missing, and stops at the first unknown one.
 */
export function shapeProblems(
  schema: v.GenericSchema,
  root: object,
  rootKey: string | number,
): Finding[] {
  const value: unknown = (root as Fields)[rootKey];
  const { issues = [] } = v.safeParse(schema, value, { abortPipeEarly: true });
  return issues.flatMap((issue) => {
    const path = issue.path ?? [];
    const last = path.at(-1);
    const holder = (last?.input ?? root) as Fields;
    const key = (last?.key ?? rootKey) as string | number;
    const known = Object.keys(entriesOf(schemaAt(schema, path.slice(0, -1)), holder));
    const unknown = Object.keys(holder).filter((name) => !known.includes(name));
    const missing = known.filter((name) => !Object.hasOwn(holder, name));
    if (issue.type === "strict_object" && issue.expected === "never") {
      return unknown.map((name) => unknownField(holder, name, known, missing));
    }
    const isMisspelt = unknown.some((name) => nearestName(name, missing) === key);
    if (issue.input === unreadable || (issue.input === undefined && isMisspelt)) return [];
    const message = `${subjectOf(holder, key)} is ${valueText(issue.input)}`;
    return [problem(holder, key, message, sentenceOf(issue, schemaAt(schema, path)))];
  });
}

function unknownField(
  holder: Fields,
  name: string,
  known: readonly string[],
  missing: readonly string[],
): Finding {
  const double = nearestName(name, known);
  const fields = `The fields here are ${known.join(", ")}.`;
  const otherwise = double === undefined ? fields : `"${double}" is there already. ${fields}`;
  const fix = didYouMean(name, missing, otherwise);
  return problem(holder, name, `there is no field ${JSON.stringify(name)}`, fix);
}

/** The rule that a value breaks, and before it the allowed word that was most likely meant. */
function sentenceOf(issue: v.BaseIssue<unknown>, schema: Schema | undefined): string {
  const names = Object.keys(entriesOf(schema, issue.input));
  if (names.length > 0) return `Write a group of fields in braces: ${names.join(", ")}.`;
  if (issue.input === undefined && schema) {
    return v.safeParse(schema, undefined).issues?.[0].message ?? issue.message;
  }
  const allowed = [...(issue.expected ?? "").matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word);
  const nearest = typeof issue.input === "string" && nearestName(issue.input, allowed);
  return nearest ? `Did you mean "${nearest}"? ${issue.message}` : issue.message;
}

/** The schema for the value at the end of a path, where the path has one. */
function schemaAt(root: v.GenericSchema, path: readonly v.IssuePathItem[]): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const { input, key } of path) {
    while (schema?.wrapped) schema = schema.wrapped;
    schema = schema?.item ?? entriesOf(schema, input)[key as string];
  }
  while (schema?.wrapped) schema = schema.wrapped;
  return schema;
}

/** The fields that a schema knows; of a variant, those of the schema that the value has chosen. */
function entriesOf(schema: Schema | undefined, value: unknown): Record<string, Schema> {
  if (schema?.type !== "variant") return schema?.entries ?? {};
  const { key = "", options = [] } = schema;
  const chosen: unknown = typeof value === "object" && value !== null && (value as Fields)[key];
  const option = options.find(({ entries }) => entries?.[key] && v.is(entries[key], chosen));
  return (option ?? options[0])?.entries ?? {};
}
