import type { ESTree } from "vite";
import { type Finding, setOrigin, setPart, type Source, textProblem } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";

/** Stands in the data for an expression that is no plain value and has a problem already. */
export const unreadable: unique symbol = Symbol("unreadable");

/** What expressions are read against, and where their problems go. */
export type Reading = {
  source: Source;
  /** The values that the file has named so far, and the constants. */
  names: Map<string, unknown>;
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
      if (node.expressions.length > 0) return refuse(node, reading);
      return node.quasis[0]?.value.cooked ?? refuse(node, reading);
    case "ArrayExpression":
      return listValue(node, reading);
    case "ObjectExpression":
      return objectValue(node, reading);
    case "Identifier":
      return reading.names.has(node.name)
        ? reading.names.get(node.name)
        : refuseName(node, reading);
    case "UnaryExpression": {
      const value = node.argument.type === "Literal" ? node.argument.value : undefined;
      if (typeof value !== "number") return refuse(node, reading);
      if (node.operator === "-") return -value;
      return node.operator === "+" ? value : refuse(node, reading);
    }
    case "BinaryExpression": {
      // A long text may be written in parts: "one " + "two".
      if (node.operator !== "+") return refuse(node, reading);
      const parts = [plainValue(node.left, reading), plainValue(node.right, reading)];
      if (parts.includes(unreadable)) return unreadable;
      const areTexts = parts.every((part) => typeof part === "string");
      return areTexts ? parts.join("") : refuse(node, reading);
    }
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
    const name = property.type === "Property" && !property.computed && nameOf(property.key);
    if (property.type !== "Property" || name === false || name === undefined) {
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

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && !(key.value instanceof RegExp) ? `${key.value}` : undefined;
}

function refuseName(node: ESTree.IdentifierReference, { source, names, problems }: Reading) {
  const known = nearestName(node.name, ["true", "false", ...names.keys()]);
  const message = `${node.name} has no quotes around it, and nothing here has that name`;
  const fix =
    known === undefined ? `Write texts in quotes: "${node.name}".` : `Did you mean ${known}?`;
  problems.push(textProblem(source, node, message, fix));
  return unreadable;
}

function refuse(node: ESTree.Span, { source, problems }: Reading): typeof unreadable {
  const text = source.text.slice(node.start, node.end).replaceAll(/\s+/g, " ");
  const fix = /^[\w.-]+$/.test(text)
    ? `Write texts in quotes: "${text}".`
    : "Data files hold only texts, numbers, true, false, lists and groups of fields.";
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  problems.push(textProblem(source, node, `${shown} is not a plain value`, fix));
  return unreadable;
}
