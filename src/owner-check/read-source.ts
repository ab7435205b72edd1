import { type ESTree, parseSync } from "vite";
import { type AcceptedWarning, acceptedWarnings } from "./accepted-warnings.ts";
import { type Finding, fileStart, Report, setOrigin, setPart, type Source } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";
import { reportSyntax } from "./syntax-problem.ts";

/** The value of a data file, and the problems in its text. */
export type SourceReading = {
  /** Contains the requested export, unless it is missing or the file has a syntax error. */
  exports: Record<string, unknown>;
  problems: Finding[];
  accepted: AcceptedWarning[];
};

/** Stands for an expression that is not a plain value, for which a problem is already reported. */
export const unreadable: unique symbol = Symbol("unreadable");

/** The state while a file is read. */
type Reading = {
  source: Source;
  /** The file's variables so far, and constants such as NaN. */
  names: Map<string, unknown>;
  report: Report;
};

/** A variable of the file. */
type Variable = ESTree.Span & { name: string; isExported: boolean };

/**
 * Reads a data file without running it, and records the position of every value. Anything but plain
 * values is a problem. Never throws.
 */
export function readSource(source: Source, exportName: string): SourceReading {
  const options = { lang: "ts", sourceType: "module" } as const;
  const { errors, program, comments } = parseSync(source.path, source.text, options);
  const exports: Record<string, unknown> = {};
  const report = new Report();
  const problems = report.findings;
  for (const error of errors) if (error.severity === "Error") reportSyntax(source, error, report);
  if (problems.length > 0) return { exports, problems, accepted: [] };
  const names = new Map<string, unknown>(Object.entries({ undefined, NaN, Infinity }));
  const reading = { source, names, report };
  const variables = program.body.flatMap((statement) => readStatement(statement, reading));
  const found = variables.find(({ name, isExported }) => name === exportName && isExported);
  setOrigin(exports, source, fileStart);
  if (found) {
    exports[exportName] = names.get(exportName);
    setPart(exports, exportName, exports[exportName], found);
  } else {
    const meant = nearestName(
      exportName,
      variables.map(({ name }) => name),
    );
    const place = variables.find(({ name }) => name === meant) ?? fileStart;
    const fix = `Expected a line that begins with export const ${exportName}.`;
    report.textProblem(source, place, `the export ${exportName} is missing`, fix);
  }
  return { exports, problems, accepted: acceptedWarnings(source, comments) };
}

function readStatement(
  statement: ESTree.Directive | ESTree.Statement,
  reading: Reading,
): Variable[] {
  const { source, report } = reading;
  const isExported = statement.type === "ExportNamedDeclaration";
  const declaration = isExported ? statement.declaration : statement;
  switch (declaration?.type) {
    case "VariableDeclaration":
      return declaration.declarations.flatMap((one) => readVariable(one, isExported, reading));
    case "ImportDeclaration":
      if (!isTypeImport(declaration)) {
        const fix = "Data files hold all their values: write import type, or remove the line.";
        report.textProblem(source, statement, "this line imports more than a type", fix);
      }
      return [];
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "EmptyStatement":
      return [];
    default:
      refuse(statement, reading);
      return [];
  }
}

/** Whether an import only imports types, which do not exist at run time. */
function isTypeImport({ importKind, specifiers: [first, ...others] }: ESTree.ImportDeclaration) {
  const isType = (one: typeof first) =>
    one?.type === "ImportSpecifier" && one.importKind === "type";
  return importKind === "type" || (isType(first) && others.every(isType));
}

function readVariable(
  { id, init, start, end }: ESTree.VariableDeclarator,
  isExported: boolean,
  reading: Reading,
): Variable[] {
  const { source, names, report } = reading;
  if (id.type !== "Identifier" || !init) {
    refuse({ start, end }, reading);
    return [];
  }
  const { name } = id;
  if (names.has(name)) {
    report.textProblem(source, id, `${name} is in the file twice`, "Keep one of them.");
  }
  names.set(name, plainValue(init, reading));
  return [{ name, isExported, start, end }];
}

function plainValue(node: ESTree.Expression, reading: Reading): unknown {
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
  return refuse(node, reading);
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
    } else if (element.type === "SpreadElement") refuse(element, reading);
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
      refuse(property, reading);
      continue;
    }
    if (Object.hasOwn(fields, name)) {
      report.textProblem(
        source,
        property,
        `the field "${name}" is there twice`,
        "Keep one of them.",
      );
    }
    const isPlain = property.kind === "init" && !property.method;
    const value = isPlain ? plainValue(property.value, reading) : refuse(property, reading);
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

function refuse(node: ESTree.Span, { source, names, report }: Reading): typeof unreadable {
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
