import type * as v from "valibot";
import type { ESTree } from "vite";
import { setLocation, setSpan, type Source } from "./source-location.ts";
import { brokenText, mistakenValue, sentences, type SyntaxProblem } from "./syntax-sentences.ts";

/**
 * Reads an expression without running it, and records where each part of the value is written. A value consists
 * of texts, numbers, true, false, lists and groups: `problem` is the first part that is none of these.
 */
export function readValue(
  expression: ESTree.Expression,
  source: Source,
  schema: v.GenericSchema,
): { value: unknown; problem: SyntaxProblem | undefined } {
  const problems: SyntaxProblem[] = [];

  function read(node: ESTree.Node, field: string): unknown {
    if (node.type === "ArrayExpression") return readList(node, field);
    if (node.type === "ObjectExpression") return readGroup(node);
    if (node.type === "UnaryExpression" && node.operator === "-") {
      const number = read(node.argument, field);
      if (typeof number === "number") return -number;
    }
    // A long text may be split: "one " + "two".
    if (node.type === "BinaryExpression" && node.operator === "+") {
      const parts = [node.left, node.right].map((part) => read(part, field));
      if (parts.every((part) => typeof part === "string")) return parts.join("");
    }
    if (node.type === "Literal" && /^(?:string|number|boolean)$/.test(typeof node.value)) {
      const message = brokenText(node.raw ?? "");
      if (message !== undefined) problems.push({ start: node.start, message });
      return typeof node.value === "string" ? node.value.normalize() : node.value;
    }
    const code = source.text.slice(node.start, node.end);
    const message =
      mistakenValue(schema, field, code) ?? (field === "" ? "" : `${field}: `) + sentences.value;
    problems.push({ start: node.start, message });
    return undefined;
  }

  function readList(node: ESTree.ArrayExpression, field: string): unknown[] {
    const list = node.elements.map((element, index) => {
      if (element) return read(element, field);
      const { end } = node.elements[index - 1] ?? { end: node.start };
      problems.push({ start: end, message: sentences.twoCommas });
      return undefined;
    });
    setLocation(list, source, node);
    for (const [index, value] of list.entries()) {
      setSpan(list, index, value, node.elements[index] ?? node);
    }
    return list;
  }

  function readGroup(node: ESTree.ObjectExpression): object {
    const names = new Set<string>();
    const fields = node.properties.flatMap((span) => {
      const { start } = span;
      if (span.type !== "Property" || span.computed) {
        problems.push({ start, message: sentences.value });
        return [];
      }
      const { key } = span;
      const name = key.type === "Identifier" ? key.name : String(read(key, ""));
      if (names.has(name)) problems.push({ start, message: `${name} ${sentences.twice}` });
      names.add(name);
      return [{ name, value: read(span.value, name), span }];
    });
    // Unlike an assignment, this also makes __proto__ a field.
    const group = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    setLocation(group, source, node);
    for (const { name, value, span } of fields) setSpan(group, name, value, span);
    return group;
  }

  const value = read(expression, "");
  return { value, problem: problems[0] };
}
