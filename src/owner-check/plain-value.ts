import type { ESTree } from "vite";
import { bracketFix } from "./brackets.ts";
import { ruleOfField, type Schema } from "./field-schemas.ts";
import type { Report } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";
import { setOrigin, setPart, type Source } from "./source-position.ts";
import { quoted } from "./value-text.ts";

/** Placeholder for an expression that has already been reported. */
export const unreadable: unique symbol = Symbol("unreadable");

/** Reads the expressions of a data file without running them, and records the position of each value. */
export class ValueReader {
  /** The file's variables so far, and constants such as NaN. */
  readonly variables = new Map<string, unknown>(Object.entries({ undefined, NaN, Infinity }));

  constructor(
    readonly source: Source,
    readonly report: Report,
    readonly schema: Schema,
  ) {}

  /**
   * The value of an expression; `unreadable`, with a problem, unless it is a plain value. `field` is the
   * name of the field that has it, if any.
   */
  read(node: ESTree.Expression, field?: string): unknown {
    switch (node.type) {
      case "Literal":
        return isPlainLiteral(node) ? node.value : this.notPlain(node);
      case "ArrayExpression":
        return this.#list(node);
      case "ObjectExpression":
        return this.#group(node);
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
        return this.read(node.expression);
      case "TemplateLiteral":
        if (node.expressions.length > 0) break;
        return node.quasis[0]?.value.cooked;
      case "Identifier":
        if (!this.variables.has(node.name)) break;
        return this.variables.get(node.name);
      case "UnaryExpression": {
        const value = node.argument.type === "Literal" ? node.argument.value : undefined;
        if (typeof value !== "number" || !/[+-]/.test(node.operator)) break;
        return node.operator === "-" ? -value : value;
      }
      case "BinaryExpression": {
        // A long text may be split: "one " + "two".
        if (node.operator !== "+") break;
        const parts = [this.read(node.left), this.read(node.right)];
        if (parts.includes(unreadable)) return unreadable;
        if (parts.some((part) => typeof part !== "string")) break;
        return parts.join("");
      }
    }
    return this.notPlain(node, field);
  }

  /** Reports an expression or statement that is not a plain value. */
  notPlain(node: ESTree.Span, field?: string): typeof unreadable {
    this.report.textProblem(this.source, node, ...this.#whyNotPlain(node, field));
    return unreadable;
  }

  #whyNotPlain({ start, end }: ESTree.Span, field?: string): [message: string, fix: string] {
    const text = this.source.text.slice(start, end).replaceAll(/\s+/g, " ");
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    if (this.source.text[start - 1] === "(") return [`${shown} is in round brackets`, bracketFix];
    if (!/^[\w./-]+$/.test(text)) {
      const fix =
        "Data files hold only texts, numbers, true, false, lists and groups of fields, and lines that begin with import type.";
      return [`${shown} is not a plain value`, fix];
    }
    const meant = nearestName(text, ["true", "false", ...this.variables.keys()]);
    return meant === undefined
      ? textWithoutQuotes(this.schema, text, field)
      : [`${shown} is not a plain value`, `Did you mean ${meant}?`];
  }

  /** Reports a name that is declared a second time. */
  declaredTwice(name: string, span: ESTree.Span): void {
    this.report.textProblem(this.source, span, `${name} is there twice`, "Delete one of the two.");
  }

  /** Reports a field that is not in a group. */
  outsideTheData(name: string, span: ESTree.Span): void {
    const fix = "Move it between the line that begins with export const and the last line.";
    this.report.textProblem(this.source, span, `the field ${name} is outside the data`, fix);
  }

  #list({ elements, ...list }: ESTree.ArrayExpression): unknown[] {
    const values: unknown[] = [];
    setOrigin(values, this.source, list);
    let end = list.start;
    for (const element of elements) {
      const span = element ?? { start: end, end };
      let value: unknown = unreadable;
      if (element === null) {
        const message = "there are two commas in a row";
        this.report.textProblem(this.source, span, message, "Delete one of them.");
      } else if (element.type === "SpreadElement") this.notPlain(element);
      else value = this.read(element);
      setPart(values, values.push(value) - 1, value, span);
      end = span.end;
    }
    return values;
  }

  #group(node: ESTree.ObjectExpression): object {
    const group = {};
    const repeated: { name: string; span: ESTree.Span }[] = [];
    setOrigin(group, this.source, node);
    for (const property of node.properties) {
      const name = fieldName(property);
      if (property.type !== "Property" || name === undefined) {
        this.notPlain(property);
        continue;
      }
      if (Object.hasOwn(group, name)) repeated.push({ name, span: property });
      let value: unknown = unreadable;
      if (property.shorthand) {
        const fix = "Write a colon and the value after it.";
        this.report.textProblem(this.source, property, `${name} has no value`, fix);
      } else if (property.kind === "init" && !property.method) {
        value = this.read(property.value, name);
      } else this.notPlain(property);
      // Assigning to __proto__ would not create a field.
      Object.defineProperty(group, name, { value, enumerable: true, configurable: true });
      setPart(group, name, value, property);
    }
    const [first] = repeated;
    if (first && repeated.length > 1) {
      const message = "two entries run into one another here";
      const fix = "Write }, and { between them, each on a line of its own.";
      this.report.textProblem(this.source, first.span, message, fix);
    } else for (const { name, span } of repeated) this.declaredTwice(name, span);
    return group;
  }
}

/** What to say about a text without quotes: in quotes, it may still not be what the field takes. */
export function textWithoutQuotes(
  schema: Schema,
  text: string,
  field?: string,
): [message: string, fix: string] {
  const rule = field === undefined ? undefined : ruleOfField(schema, field, text);
  return rule === undefined
    ? [`${text} has no quotes`, `Write texts in quotes: ${quoted(text)}.`]
    : [`${field} is ${text}`, rule];
}

/** Excludes regular expressions, bigints and numbers such as 07, which are a syntax error in modules. */
function isPlainLiteral({ value, raw }: { value: unknown; raw: string | null }): boolean {
  if (typeof value === "number") return !/^0\d/.test(raw ?? "");
  return typeof value === "string" || typeof value === "boolean" || value === null;
}

function fieldName(property: ESTree.ObjectPropertyKind): string | undefined {
  if (property.type !== "Property" || property.computed) return undefined;
  const { key } = property;
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? `${key.value as string | number}` : undefined;
}
