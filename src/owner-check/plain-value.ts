import type { ESTree } from "vite";
import { nearestName } from "./nearest-name.ts";
import type { SourceSlip } from "./source-slip.ts";
import { unreadable } from "./unreadable.ts";

/** What an expression is read against, and where what cannot be read is told. */
export type Reading = {
  source: string;
  /** The values that the file has named so far. */
  names: ReadonlyMap<string, unknown>;
  slips: SourceSlip[];
};

/**
 * The value that an expression of a data file stands for. Data files hold plain values, so they
 * are read and never run: a slip cannot break the check, and its line is known. Anything else
 * (a call, a function, an unknown name) is told and gives `unreadable`.
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
      return arrayValue(node, reading);
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

/** Not a pattern or a big number, nor a number that begins with 0 and no browser takes: 07. */
function isPlainLiteral({ value, raw }: { value: unknown; raw: string | null }): boolean {
  if (typeof value === "number") return !/^0\d/.test(raw ?? "");
  return typeof value === "string" || typeof value === "boolean" || value === null;
}

function arrayValue(node: ESTree.ArrayExpression, reading: Reading): unknown[] {
  return node.elements.map((element) => {
    if (element === null) {
      const fault = "a list has two commas in a row";
      reading.slips.push({ offset: node.start, fault, mend: "Take one of the commas out." });
      return unreadable;
    }
    return element.type === "SpreadElement"
      ? refuse(element, reading)
      : plainValue(element, reading);
  });
}

function objectValue(node: ESTree.ObjectExpression, reading: Reading): unknown {
  const fields: Record<string, unknown> = {};
  for (const property of node.properties) {
    const name = property.type === "Property" ? fieldName(property) : undefined;
    if (property.type !== "Property" || name === undefined) {
      refuse(property, reading);
      continue;
    }
    if (Object.hasOwn(fields, name)) {
      const fault = `the field "${name}" stands twice`;
      reading.slips.push({ offset: property.start, fault, mend: "Keep one of them." });
    }
    const isPlain = property.kind === "init" && !property.method;
    const value = isPlain ? plainValue(property.value, reading) : refuse(property, reading);
    // A plain assignment to __proto__ would not make a field.
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true });
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

function namedValue(node: ESTree.IdentifierReference, { names, slips }: Reading): unknown {
  if (names.has(node.name)) return names.get(node.name);
  if (constants.has(node.name)) return constants.get(node.name);
  const known = nearestName(node.name, ["true", "false", ...names.keys()]);
  slips.push({
    offset: node.start,
    fault: `${node.name} stands without quotes, and nothing here has that name`,
    mend:
      known === undefined ? `A text stands in quotes: "${node.name}".` : `Did you mean ${known}?`,
  });
  return unreadable;
}

function signedNumber(node: ESTree.UnaryExpression, reading: Reading): unknown {
  if (node.operator !== "-" && node.operator !== "+") return refuse(node, reading);
  const value = plainValue(node.argument, reading);
  if (value === unreadable) return value;
  if (typeof value !== "number") return refuse(node, reading);
  return node.operator === "-" ? -value : value;
}

/** Long texts may be written in parts: "one " + "two". */
function joinedText(
  node: ESTree.BinaryExpression | ESTree.PrivateInExpression,
  reading: Reading,
): unknown {
  if (node.operator !== "+") return refuse(node, reading);
  const parts = [plainValue(node.left, reading), plainValue(node.right, reading)];
  if (parts.includes(unreadable)) return unreadable;
  return parts.every((part) => typeof part === "string") ? parts.join("") : refuse(node, reading);
}

function refuse(node: ESTree.Span, { source, slips }: Reading): typeof unreadable {
  const text = source.slice(node.start, node.end).replaceAll(/\s+/g, " ");
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const isFileName = /^[\w.-]+$/.test(text);
  slips.push({
    offset: node.start,
    fault: `${shown} is no plain value`,
    mend: isFileName
      ? `A text stands in quotes: "${text}".`
      : "Data files hold texts, numbers, true, false, lists and groups of fields only.",
  });
  return unreadable;
}
