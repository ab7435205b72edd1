import type { ESTree } from "vite";
import { errorAt, type Finding } from "./finding.ts";
import { lineAt, setOrigin, setPart, type Source } from "./origins.ts";

/**
 * Reads an expression without running it, and records where each part of the value is written. It consists of
 * texts, numbers, true, false, lists and groups, because syntaxSlip has refused everything else.
 */
export function readValue(
  expression: ESTree.Expression,
  source: Source,
): { value: unknown; errors: Finding[] } {
  const errors: Finding[] = [];

  function read(node: ESTree.Node | null): unknown {
    if (node?.type === "ArrayExpression") return list(node);
    return node?.type === "ObjectExpression" ? group(node) : plainValue(node);
  }

  function list(node: ESTree.ArrayExpression): unknown[] {
    const values = node.elements.map(read);
    setOrigin(values, source, node);
    for (const [index, value] of values.entries()) {
      setPart(values, index, value, node.elements[index] ?? node);
    }
    return values;
  }

  function group(node: ESTree.ObjectExpression): object {
    const fields = new Map<string, { value: unknown; span: ESTree.Span }>();
    for (const property of node.properties) {
      if (property.type !== "Property") continue;
      const { key } = property;
      const field = key.type === "Identifier" ? key.name : String(plainValue(key));
      if (fields.has(field)) {
        const fix =
          "Delete one of the two. Or, if two entries run into one another here, write }, and { between them.";
        const line = lineAt(source.text, property.start);
        errors.push(errorAt(source.path, line, `${field} is there twice. ${fix}`));
        break;
      }
      fields.set(field, { value: read(property.value), span: property });
    }
    // Unlike an assignment, this makes a field of __proto__ too.
    const result = Object.fromEntries(Array.from(fields, ([field, { value }]) => [field, value]));
    setOrigin(result, source, node);
    for (const [field, { value, span }] of fields) setPart(result, field, value, span);
    return result;
  }

  return { value: read(expression), errors };
}

/** A text, a number, true or false. A long text may be split: "one " + "two". */
function plainValue(node: ESTree.Node | null): unknown {
  if (node?.type === "Literal") return node.value;
  if (node?.type === "UnaryExpression") return -Number(plainValue(node.argument));
  if (node?.type !== "BinaryExpression") return undefined;
  return [node.left, node.right].map(plainValue).join("");
}
