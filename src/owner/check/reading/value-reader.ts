import type { ESTree } from "vite";
import { bracketFix } from "./brackets.ts";
import { ruleOfField, type Schema } from "./field-schemas.ts";
import type { Report } from "#owner/check/finding.ts";
import { nearestName } from "#owner/check/nearest-name.ts";
import { setOrigin, setPart, type Source } from "./source-position.ts";

/** Placeholder for an expression that has already been reported. */
export const unreadable: unique symbol = Symbol("unreadable");

/** A variable of a data file, and where it is declared. */
type Variable = { name: string; isExported: boolean; span: ESTree.Span };

/**
 * Reads a data file's statements without running them, records the position of each value, and reports
 * anything but plain values.
 */
export class ValueReader {
  /** The values of the file's variables so far, and of constants such as NaN. */
  readonly values = new Map<string, unknown>(Object.entries({ undefined, NaN, Infinity }));

  constructor(
    readonly source: Source,
    readonly schema: Schema,
    readonly report: Report,
  ) {}

  /** Reads the variables that a statement declares. */
  variables(statement: ESTree.Directive | ESTree.Statement): Variable[] {
    const isExported = statement.type === "ExportNamedDeclaration";
    const declaration = isExported ? statement.declaration : statement;
    switch (declaration?.type) {
      case "VariableDeclaration":
        return declaration.declarations.flatMap((one) => this.#variable(one, isExported));
      case "TSTypeAliasDeclaration":
      case "TSInterfaceDeclaration":
      case "EmptyStatement":
        return [];
      case "ImportDeclaration":
        if (isTypeImport(declaration)) return [];
        break;
      // A field below the last line, `};`, is a label to the parser.
      case "LabeledStatement": {
        const what = `the field ${declaration.label.name} is outside the data`;
        const fix = "Move it between the line that begins with export const and the last line.";
        this.report.textProblem(this.source, declaration, what, fix);
        return [];
      }
    }
    this.#notPlain(statement);
    return [];
  }

  #variable(declarator: ESTree.VariableDeclarator, isExported: boolean): Variable[] {
    const { id, init } = declarator;
    if (id.type !== "Identifier" || !init) {
      this.#notPlain(declarator);
      return [];
    }
    if (this.values.has(id.name)) this.#declaredTwice(id.name, id);
    this.values.set(id.name, this.#read(init));
    return [{ name: id.name, isExported, span: declarator }];
  }

  /**
   * The value of an expression; `unreadable`, with a problem, unless it is a plain value. `field` is the
   * name of the field that has it, if any.
   */
  #read(node: ESTree.Expression, field?: string): unknown {
    switch (node.type) {
      case "Literal":
        return isPlainLiteral(node) ? node.value : this.#notPlain(node, field);
      case "ArrayExpression":
        return this.#list(node);
      case "ObjectExpression":
        return this.#group(node);
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
        return this.#read(node.expression);
      case "TemplateLiteral":
        if (node.expressions.length > 0) break;
        return node.quasis[0]?.value.cooked;
      case "Identifier":
        if (!this.values.has(node.name)) break;
        return this.values.get(node.name);
      case "UnaryExpression": {
        const value = node.argument.type === "Literal" ? node.argument.value : undefined;
        if (typeof value !== "number" || !/[+-]/.test(node.operator)) break;
        return node.operator === "-" ? -value : value;
      }
      case "BinaryExpression": {
        // A long text may be split: "one " + "two".
        if (node.operator !== "+") break;
        const parts = [this.#read(node.left), this.#read(node.right)];
        if (parts.includes(unreadable)) return unreadable;
        if (parts.some((part) => typeof part !== "string")) break;
        return parts.join("");
      }
    }
    return this.#notPlain(node, field);
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
      } else if (element.type === "SpreadElement") this.#notPlain(element);
      else value = this.#read(element);
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
        this.#notPlain(property);
        continue;
      }
      if (Object.hasOwn(group, name)) repeated.push({ name, span: property });
      const value = this.#field(name, property);
      // Assigning to __proto__ would not create a field.
      Object.defineProperty(group, name, { value, enumerable: true, configurable: true });
      setPart(group, name, value, property);
    }
    const [first] = repeated;
    if (first && repeated.length > 1) {
      const message = "two entries run into one another here";
      const fix = "Write }, and { between them, each on a line of its own.";
      this.report.textProblem(this.source, first.span, message, fix);
    } else for (const { name, span } of repeated) this.#declaredTwice(name, span);
    return group;
  }

  #field(name: string, property: ESTree.ObjectProperty): unknown {
    const { shorthand, kind, method, value } = property;
    if (shorthand) {
      const fix = "Write a colon and the value after it.";
      this.report.textProblem(this.source, property, `${name} has no value`, fix);
      return unreadable;
    }
    return kind === "init" && !method ? this.#read(value, name) : this.#notPlain(property);
  }

  #declaredTwice(name: string, span: ESTree.Span): void {
    this.report.textProblem(this.source, span, `${name} is there twice`, "Delete one of the two.");
  }

  #notPlain(node: ESTree.Span, field?: string): typeof unreadable {
    this.report.textProblem(this.source, node, ...this.#whyNotPlain(node, field));
    return unreadable;
  }

  #whyNotPlain({ start, end }: ESTree.Span, field?: string): [message: string, fix: string] {
    const text = this.source.text.slice(start, end).replaceAll(/\s+/g, " ");
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    if (this.source.text[start - 1] === "(") return [`${shown} is in round brackets`, bracketFix];
    const isWord = /^[\w./-]+$/.test(text);
    const meant = nearestName(text, ["true", "false", ...this.values.keys()]);
    if (isWord && meant !== undefined) {
      return [`${shown} is not a plain value`, `Did you mean ${meant}?`];
    }
    const rule = field === undefined ? undefined : ruleOfField(this.schema, field, text);
    if (rule !== undefined) return [`${field} is ${shown}`, rule];
    if (isWord) return [`${text} has no quotes`, `Write texts in quotes: "${text}".`];
    const fix =
      "Data files hold only texts, numbers, true, false, lists and groups of fields, and lines that begin with import type.";
    return [`${shown} is not a plain value`, fix];
  }
}

/** Whether an import only imports types, which do not exist at run time. */
function isTypeImport({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  const isType = (one: (typeof specifiers)[number]) =>
    one.type === "ImportSpecifier" && one.importKind === "type";
  return importKind === "type" || (specifiers.length > 0 && specifiers.every(isType));
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
