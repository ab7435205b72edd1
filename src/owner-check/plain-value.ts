import type { ESTree } from "vite";
import type { Report } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";
import { setOrigin, setPart, type Source } from "./source-position.ts";

/** Placeholder for an expression that has already been reported. */
export const unreadable: unique symbol = Symbol("unreadable");

/** What people write for true and false. */
const answers = new Map([
  ["yes", "true"],
  ["on", "true"],
  ["no", "false"],
  ["off", "false"],
]);

/** Reads the expressions of a data file without running them, and records the position of each value. */
export class ValueReader {
  /** The file's variables so far, and constants such as NaN. */
  readonly variables = new Map<string, unknown>(Object.entries({ undefined, NaN, Infinity }));

  constructor(
    readonly source: Source,
    readonly report: Report,
  ) {}

  /** The value of an expression; `unreadable`, with a problem, unless it is a plain value. */
  read(node: ESTree.Expression): unknown {
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
    return this.notPlain(node);
  }

  /** Reports an expression or statement that is not a plain value. */
  notPlain(node: ESTree.Span): typeof unreadable {
    const text = this.source.text.slice(node.start, node.end).replaceAll(/\s+/g, " ");
    const meant = nearestName(text, ["true", "false", ...this.variables.keys()]);
    let fix =
      "Data files hold only texts, numbers, true, false, lists and groups of fields, and lines that begin with import type.";
    let what = "is not a plain value";
    const answer = answers.get(text.toLowerCase());
    if (answer !== undefined) {
      what = "is not a value";
      fix = `Write ${answer}, without quotes.`;
    } else if (this.source.text[node.start - 1] === "(") {
      what = "is in round brackets";
      fix = "Write { and } around a group of fields, and [ and ] around a list; no other brackets.";
    } else if (/^[\w./-]+$/.test(text)) {
      if (meant === undefined) what = "has no quotes";
      fix = meant === undefined ? `Write texts in quotes: "${text}".` : `Did you mean ${meant}?`;
      // It can stand for a number or an answer: price: free, soldOut: ja.
      const isWord = meant === undefined && /^[a-z]+$/.test(text);
      if (isWord) fix += " Write numbers in digits, and yes or no as true or false.";
    }
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    this.report.textProblem(this.source, node, `${shown} ${what}`, fix);
    return unreadable;
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
      } else if (property.kind === "init" && !property.method) value = this.read(property.value);
      else this.notPlain(property);
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
