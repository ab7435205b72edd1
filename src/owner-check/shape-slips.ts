import * as v from "valibot";
import { didYouMean, nearestName } from "./nearest-name.ts";
import type { Path, Slip } from "./slip.ts";
import { unreadable } from "./unreadable.ts";
import { isFields, valueText } from "./value-text.ts";

/** Any schema of domain/, with the parts that the walk variants into. */
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  key?: string;
  wrapped?: Schema;
  literal?: unknown;
};

/** A slip of shape; `value` is what stands there, or undefined. */
export type ShapeSlip = Omit<Slip, "fault" | "severity"> & {
  /** What to say after "the price": `is -6.99`. Without a field: a whole fault. */
  says: { ofField: string } | { whole: string };
};

/**
 * Every way in which a value differs from its schema. The schema decides what is right and holds
 * the sentence that says so; this walk finds all the slips at once and names the fault. It walks
 * by itself because valibot reports only the first unknown field of an object.
 */
export function shapeSlips(given: v.GenericSchema, value: unknown, path: Path = []): ShapeSlip[] {
  if (value === unreadable) return [];
  const schema = given as Schema;
  if (schema.wrapped) return value === undefined ? [] : shapeSlips(schema.wrapped, value, path);
  if (schema.type === "variant") return variantSlips(schema, value, path);
  if (schema.entries) return objectSlips(schema, value, path);
  if (schema.item) return listSlips(schema, value, path);
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue ? [fieldSlip(path, value, withNearest(schema.options, value, issue.message))] : [];
}

/** The rule, and before it the allowed word that was most likely meant. */
function withNearest(allowed: readonly unknown[] = [], value: unknown, rule: string): string {
  const words = allowed.filter((option) => typeof option === "string");
  const nearest = typeof value === "string" ? nearestName(value, words) : undefined;
  return nearest === undefined ? rule : `Did you mean "${nearest}"? ${rule}`;
}

function fieldSlip(path: Path, value: unknown, mend: string): ShapeSlip {
  return { path, mend, says: { ofField: `is ${valueText(value)}` } };
}

function listSlips(schema: Schema, value: unknown, path: Path): ShapeSlip[] {
  const rule = v.safeParse(schema, value).issues?.find((issue) => !issue.path);
  if (!Array.isArray(value)) return [fieldSlip(path, value, rule?.message ?? "")];
  const own: ShapeSlip[] =
    value.length === 0 && rule
      ? [{ path, mend: rule.message, says: { ofField: "is an empty list" } }]
      : [];
  const { item } = schema;
  if (!item) return own;
  return [
    ...own,
    ...Array.from(value, (entry, at) => shapeSlips(item, entry, [...path, at])).flat(),
  ];
}

function objectSlips(schema: Schema, value: unknown, path: Path): ShapeSlip[] {
  const entries = schema.entries ?? {};
  const names = Object.keys(entries);
  if (!isFields(value)) {
    const mend = `Here stands a group of fields in braces: ${names.join(", ")}.`;
    return [fieldSlip(path, value, mend)];
  }
  const missing = names.filter((name) => !Object.hasOwn(value, name));
  const extra = Object.keys(value).filter((name) => !Object.hasOwn(entries, name));
  const misspelt = new Set(extra.map((name) => nearestName(name, missing)));
  const slips: ShapeSlip[] = extra.map((name) => ({
    path,
    mend: didYouMean(name, missing, extraMend(name, names)),
    says: { whole: `there is no field ${JSON.stringify(name)}` },
  }));
  for (const name of names) {
    const entry = entries[name];
    if (!entry || misspelt.has(name)) continue;
    const stands = Object.hasOwn(value, name) ? value[name] : undefined;
    slips.push(...shapeSlips(entry, stands, [...path, name]));
  }
  return slips;
}

function extraMend(name: string, names: readonly string[]): string {
  const known = `The fields here are ${names.join(", ")}.`;
  const nearest = nearestName(name, names);
  return nearest === undefined ? known : `"${nearest}" stands here already. ${known}`;
}

function variantSlips(schema: Schema, value: unknown, path: Path): ShapeSlip[] {
  const key = schema.key ?? "";
  const options = (schema.options ?? []) as Schema[];
  const known = isFields(value) ? value : {};
  const stands = Object.hasOwn(known, key) ? known[key] : undefined;
  const option = options.find(({ entries }) => entries?.[key] && v.is(entries[key], stands));
  if (option) return objectSlips(option, value, path);
  if (stands !== undefined && stands !== unreadable) {
    const [issue] = v.safeParse(schema, value).issues ?? [];
    const words = options.map(({ entries }) => entries?.[key]?.literal);
    return [fieldSlip([...path, key], stands, withNearest(words, stands, issue?.message ?? ""))];
  }
  const [closest] = options.toSorted((a, b) => strangeFields(a, known) - strangeFields(b, known));
  return closest ? objectSlips(closest, value, path) : [];
}

/** How many fields of a value a schema does not know. */
function strangeFields({ entries = {} }: Schema, value: Record<string, unknown>): number {
  return Object.keys(value).filter((name) => !Object.hasOwn(entries, name)).length;
}
