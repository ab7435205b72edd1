import type { ESTree } from "vite";
import type { Report } from "./finding.ts";
import { setOrigin, setPart, type Source } from "./source-position.ts";
import { nearestName } from "./nearest-name.ts";

/** Placeholder for an expression that has already been reported. */
export const unreadable: unique symbol = Symbol("unreadable");

/** The state while a file is read. */
export type Reading = {
  source: Source;
  /** The file's variables so far, and constants such as NaN. */
  names: Map<string, unknown>;
  report: Report;
};

/** The value of an expression; `unreadable`, with a problem, unless it is a plain value. */
export function plainValue(node: ESTree.Expression, reading: Reading): unknown {
  switch (node.type) {
    case "Literal":
      if (isPlainLiteral(node)) return node.value;
      break;
    case "TemplateLiteral":
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked;
      break;
    case "ArrayExpression":
      return listValue(node, reading);
    case "ObjectExpression":
      return objectValue(node, reading);
    case "Identifier":
      if (reading.names.has(node.name)) return reading.names.get(node.name);
      break;
    case "UnaryExpression": {
      const value = node.argument.type === "Literal" ? node.argument.value : undefined;
      if (typeof value !== "number" || !/[+-]/.test(node.operator)) break;
      return node.operator === "-" ? -value : value;
    }
    case "BinaryExpression": {
      // A long text may be split: "one " + "two".
      if (node.operator !== "+") break;
      const parts = [plainValue(node.left, reading), plainValue(node.right, reading)];
      if (parts.includes(unreadable)) return unreadable;
      if (parts.some((part) => typeof part !== "string")) break;
      return parts.join("");
    }
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
      return plainValue(node.expression, reading);
  }
  return reportNotPlain(node, reading);
}

/** Excludes regular expressions, bigints and numbers such as 07, which are a syntax error in modules. */
function isPlainLiteral({ value, raw }: { value: unknown; raw: string | null }): boolean {
  if (typeof value === "number") return !/^0\d/.test(raw ?? "");
  return typeof value === "string" || typeof value === "boolean" || value === null;
}

function listValue(node: ESTree.ArrayExpression, reading: Reading): unknown[] {
  const { source, report } = reading;
  const list: unknown[] = [];
  setOrigin(list, source, node);
  let end = node.start;
  for (const element of node.elements) {
    let value: unknown = unreadable;
    if (element === null) {
      const message = "this list has two commas in a row";
      report.textProblem(source, { start: end, end }, message, "Remove one of them.");
    } else if (element.type === "SpreadElement") reportNotPlain(element, reading);
    else value = plainValue(element, reading);
    setPart(list, list.length, value, element ?? { start: end, end });
    list.push(value);
    end = element?.end ?? end;
  }
  return list;
}

function objectValue(node: ESTree.ObjectExpression, reading: Reading): object {
  const { source, report } = reading;
  const fields = {};
  setOrigin(fields, source, node);
  for (const property of node.properties) {
    const name = fieldName(property);
    if (property.type !== "Property" || name === undefined) {
      reportNotPlain(property, reading);
      continue;
    }
    if (Object.hasOwn(fields, name)) {
      report.textProblem(
        source,
        property,
        `the field "${name}" is declared twice`,
        "Keep one of them.",
      );
    }
    const isPlain = property.kind === "init" && !property.method;
    const value = isPlain ? plainValue(property.value, reading) : reportNotPlain(property, reading);
    // Assigning to __proto__ would not create a field.
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true });
    setPart(fields, name, value, property);
  }
  return fields;
}

function fieldName(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== "Property" || property.computed) return undefined;
  const { key } = property;
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && !(key.value instanceof RegExp) ? `${key.value}` : undefined;
}

/** Reports an expression or statement that is not a plain value. */
export function reportNotPlain(
  node: ESTree.Span,
  { source, names, report }: Reading,
): typeof unreadable {
  const text = source.text.slice(node.start, node.end).replaceAll(/\s+/g, " ");
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const meant = nearestName(text, ["true", "false", ...names.keys()]);
  let fix = "Data files hold only texts, numbers, true, false, lists and groups of fields.";
  if (/^[\w.-]+$/.test(text)) {
    fix = meant === undefined ? `Write texts in quotes: "${text}".` : `Did you mean ${meant}?`;
  }
  report.textProblem(source, node, `${shown} is not a plain value`, fix);
  return unreadable;
}
