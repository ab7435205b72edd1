import type { ESTree } from "vite";
import { setLocation, setSpan, type Source } from "./source-location.ts";

/**
 * Reads an expression without running it, and records where each part of the value is written. It consists of
 * texts, numbers, true, false, lists and groups, because syntaxProblem has refused everything else.
 */
export function readValue(node: ESTree.Node | null, source: Source): unknown {
  if (node?.type === "ArrayExpression") {
    const list = node.elements.map((element) => readValue(element, source));
    setLocation(list, source, node);
    for (const [index, value] of list.entries()) {
      setSpan(list, index, value, node.elements[index] ?? node);
    }
    return list;
  }
  if (node?.type === "ObjectExpression") {
    const fields = node.properties.flatMap((span) => {
      if (span.type !== "Property") return [];
      const { key, value } = span;
      const name = key.type === "Identifier" ? key.name : String(readValue(key, source));
      return [{ name, value: readValue(value, source), span }];
    });
    // Unlike an assignment, this makes a field of __proto__ too.
    const group = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    setLocation(group, source, node);
    for (const { name, value, span } of fields) setSpan(group, name, value, span);
    return group;
  }
  if (node?.type === "UnaryExpression") return -Number(readValue(node.argument, source));
  // A long text may be split: "one " + "two".
  if (node?.type === "BinaryExpression") {
    return [node.left, node.right].map((part) => readValue(part, source)).join("");
  }
  if (node?.type !== "Literal") return undefined;
  return typeof node.value === "string" ? node.value.normalize() : node.value;
}
