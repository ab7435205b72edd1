import type { ESTree } from "vite";
import { type Finding, setOrigin, setPart, type Source, textProblem } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";

/** Stands in the data for an expression that is no plain value and has a problem already. */
export const unreadable: unique symbol = Symbol("unreadable");

/** What expressions are read against, and where their problems go. */
export type Reading = {
  source: Source;
  /** The values that the file has named so far. */
  names: ReadonlyMap<string, unknown>;
  problems: Finding[];
};

/**
 * The value of an expression in a data file. The file is read and never run, so a mistake cannot
 * break the check, and every value keeps its place. Anything but a plain value (a call, a function,
 * an unknown name) is a problem and gives `unreadable`.
 */
export function plainValue(node: ESTree.Expression, reading: Reading): unknown {
  switch (node.type) {
    case "Literal":
      return isPlainLiteral(node) ? node.value : refuse(node, reading);
    case "TemplateLiteral":
      return node.expressions.length === 0
        ? (node.quasis[0]?.value.cooked ?? refuse(node, reading))
        : refuse(node, reading);
    case "ArrayExpression":
      return listValue(node, reading);
    case "ObjectExpression":
      return objectValue(node, reading);
    case "Identifier":
      return namedValue(node, reading);
    case "UnaryExpression":
      return signedNumber(node, reading);
    case "BinaryExpression":
      return joinedText(node, reading);
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
      return plainValue(node.expression, reading);
    default:
      return refuse(node, reading);
  }
}

/** Not a pattern, a bigint or a number such as 07, which no browser reads in a module. */
function isPlainLiteral({ value, raw }: { value: unknown; raw: string | null }): boolean {
  if (typeof value === "number") return !/^0\d/.test(raw ?? "");
  return typeof value === "string" || typeof value === "boolean" || value === null;
}

function listValue(node: ESTree.ArrayExpression, reading: Reading): unknown[] {
  const list: unknown[] = [];
  setOrigin(list, reading.source, node);
  for (const element of node.elements) {
    let value: unknown = unreadable;
    if (element === null) {
      const message = "this list has two commas in a row";
      reading.problems.push(textProblem(reading.source, node, message, "Take one of them out."));
    } else if (element.type === "SpreadElement") refuse(element, reading);
    else value = plainValue(element, reading);
    setPart(list, list.length, value, element ?? node);
    list.push(value);
  }
  return list;
}

function objectValue(node: ESTree.ObjectExpression, reading: Reading): object {
  const fields = {};
  setOrigin(fields, reading.source, node);
  for (const property of node.properties) {
    const name = property.type === "Property" ? fieldName(property) : undefined;
    if (property.type !== "Property" || name === undefined) {
      refuse(property, reading);
      continue;
    }
    if (Object.hasOwn(fields, name)) {
      const message = `the field "${name}" is there twice`;
      reading.problems.push(textProblem(reading.source, property, message, "Keep one of them."));
    }
    const isPlain = property.kind === "init" && !property.method;
    const value = isPlain ? plainValue(property.value, reading) : refuse(property, reading);
    // A plain assignment to __proto__ would not make a field.
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true });
    setPart(fields, name, value, property);
  }
  return fields;
}

function fieldName({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (computed) return undefined;
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && !(key.value instanceof RegExp) ? `${key.value}` : undefined;
}

const constants = new Map<string, unknown>([
  ["undefined", undefined],
  ["NaN", Number.NaN],
  ["Infinity", Number.POSITIVE_INFINITY],
]);

function namedValue(node: ESTree.IdentifierReference, reading: Reading): unknown {
  const { source, names, problems } = reading;
  if (names.has(node.name)) return names.get(node.name);
  if (constants.has(node.name)) return constants.get(node.name);
  const known = nearestName(node.name, ["true", "false", ...names.keys()]);
  const message = `${node.name} has no quotes around it, and nothing here has that name`;
  const fix =
    known === undefined ? `Write texts in quotes: "${node.name}".` : `Did you mean ${known}?`;
  problems.push(textProblem(source, node, message, fix));
  return unreadable;
}

function signedNumber(node: ESTree.UnaryExpression, reading: Reading): unknown {
  if (node.operator !== "-" && node.operator !== "+") return refuse(node, reading);
  const value = plainValue(node.argument, reading);
  if (value === unreadable) return value;
  if (typeof value !== "number") return refuse(node, reading);
  return node.operator === "-" ? -value : value;
}

/** A long text may be written in parts: "one " + "two". */
function joinedText(
  node: ESTree.BinaryExpression | ESTree.PrivateInExpression,
  reading: Reading,
): unknown {
  if (node.operator !== "+") return refuse(node, reading);
  const parts = [plainValue(node.left, reading), plainValue(node.right, reading)];
  if (parts.includes(unreadable)) return unreadable;
  return parts.every((part) => typeof part === "string") ? parts.join("") : refuse(node, reading);
}

function refuse(node: ESTree.Span, { source, problems }: Reading): typeof unreadable {
  const text = source.text.slice(node.start, node.end).replaceAll(/\s+/g, " ");
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const fix = /^[\w.-]+$/.test(text)
    ? `Write texts in quotes: "${text}".`
    : "Data files hold only texts, numbers, true, false, lists and groups of fields.";
  problems.push(textProblem(source, node, `${shown} is not a plain value`, fix));
  return unreadable;
}
