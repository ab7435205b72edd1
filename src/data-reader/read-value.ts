import type { ESTree } from "vite";
import { errorAt, type Finding } from "./finding.ts";
import { lineAt, setOrigin, setPart, type Source } from "./origins.ts";

/**
 * Reads an expression without running it, and records where each part of the value is written. Anything
 * but texts, numbers, true, false, lists and groups is an error. `name` is that of the field with it.
 */
export function readValue(
  expression: ESTree.Expression,
  source: Source,
  name: string,
): { value: unknown; errors: Finding[] } {
  const errors: Finding[] = [];
  const addError = ({ start }: ESTree.Span, message: string): undefined => {
    errors.push(errorAt(source.path, lineAt(source.text, start), message));
  };

  function read(node: ESTree.Expression | ESTree.SpreadElement, field: string): unknown {
    const plain = plainValue(node);
    if (plain !== undefined) return plain;
    if (node.type === "ArrayExpression") return list(node, field);
    if (node.type === "ObjectExpression") return group(node);
    const [, amount] = node.type === "Identifier" ? (/^\$(\d+)$/.exec(node.name) ?? []) : [];
    if (amount !== undefined)
      return addError(node, `${field} has a $. Write ${amount}, without $.`);
    // Does not show what is written there: it may be a secret that belongs nowhere in these files.
    const rule =
      "A text is in straight quotes; numbers, and true or false in lowercase letters, have none. A list is in [ and ], a group of fields in { and }.";
    return addError(node, `${field} is not a plain value. ${rule}`);
  }

  function list(node: ESTree.ArrayExpression, field: string): unknown[] {
    let last: ESTree.Span = node;
    const values = node.elements.map((element) => {
      if (!element) return addError(last, "there are two commas in a row. Delete one of them.");
      last = element;
      return read(element, field);
    });
    setOrigin(values, source, node);
    for (const [index, value] of values.entries()) {
      setPart(values, index, value, node.elements[index] ?? node);
    }
    return values;
  }

  function group(node: ESTree.ObjectExpression): object {
    const fields = new Map<string, { value: unknown; span: ESTree.Span }>();
    const repeats: { field: string; span: ESTree.Span }[] = [];
    for (const property of node.properties) {
      const field = fieldName(property);
      if (property.type !== "Property" || field === undefined) {
        addError(property, "this is not a field. Write its name, a colon and its value.");
      } else if (fields.has(field)) repeats.push({ field, span: property });
      else fields.set(field, { value: read(property.value, field), span: property });
    }
    const [repeat] = repeats;
    if (repeat) {
      const fix =
        "Delete one of the two. Or, if two entries run into one another here, write }, and { between them.";
      addError(repeat.span, `${repeat.field} is there twice. ${fix}`);
    }
    // Unlike an assignment, this makes a field of __proto__ too.
    const result = Object.fromEntries(Array.from(fields, ([field, { value }]) => [field, value]));
    setOrigin(result, source, node);
    for (const [field, { value, span }] of fields) setPart(result, field, value, span);
    return result;
  }

  return { value: read(expression, name), errors };
}

/** A text, a number, true or false. A long text may be split: "one " + "two". */
function plainValue(node: ESTree.Node): string | number | boolean | undefined {
  if (node.type === "Literal") {
    const { value } = node;
    const isPlain =
      typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isPlain ? value : undefined;
  }
  if (node.type === "UnaryExpression" && node.operator === "-") {
    const value = plainValue(node.argument);
    return typeof value === "number" ? -value : undefined;
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const [left, right] = [plainValue(node.left), plainValue(node.right)];
    return typeof left === "string" && typeof right === "string" ? left + right : undefined;
  }
  return undefined;
}

function fieldName(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== "Property" || property.computed || property.kind !== "init") {
    return undefined;
  }
  const { key } = property;
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? `${key.value as string | number}` : undefined;
}
