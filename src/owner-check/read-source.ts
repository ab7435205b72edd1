import { type ESTree, parseSync } from "vite";
import { type AcceptedWarning, acceptedWarnings } from "./accepted-warnings.ts";
import { type Finding, setOrigin, setPart, type Source, textProblem } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";
import { plainValue, type Reading } from "./plain-value.ts";
import { syntaxProblem } from "./syntax-problem.ts";

/** What a data file holds, and what is wrong with its text. */
export type SourceReading = {
  /** Holds the export that was asked for, unless it is missing or the file cannot be read. */
  exports: Record<string, unknown>;
  problems: Finding[];
  accepted: AcceptedWarning[];
};

/** Reads a data file without running it. Never throws. */
export function readSource(source: Source, exportName: string): SourceReading {
  const options = { lang: "ts", sourceType: "module" } as const;
  const { errors, program, comments } = parseSync(source.path, source.text, options);
  const exports: Record<string, unknown> = {};
  const failures = errors.filter(({ severity }) => severity === "Error");
  if (failures.length > 0) {
    const problems = failures.map((error) => syntaxProblem(source, error));
    return { exports, problems, accepted: [] };
  }
  const names = new Map<string, unknown>([
    ["undefined", undefined],
    ["NaN", NaN],
    ["Infinity", Infinity],
  ]);
  const reading = { source, names, problems: [] };
  const variables = program.body.flatMap((statement) => readStatement(statement, reading));
  const found = variables.find(({ name, isExported }) => name === exportName && isExported);
  setOrigin(exports, source, { start: 0, end: 0 });
  if (found) {
    exports[exportName] = names.get(exportName);
    setPart(exports, exportName, exports[exportName], found);
  }
  const problems = found
    ? reading.problems
    : [...reading.problems, missingExport(source, exportName, variables)];
  return { exports, problems, accepted: acceptedWarnings(source, comments) };
}

/** A value that a file names. */
type Variable = ESTree.Span & { name: string; isExported: boolean };

function readStatement(
  statement: ESTree.Directive | ESTree.Statement,
  reading: Reading,
): Variable[] {
  const { source, problems } = reading;
  if (statement.type === "ImportDeclaration") {
    if (isTypeImport(statement)) return [];
    const fix =
      "Data files hold all their values themselves: write import type, or take the line out.";
    problems.push(textProblem(source, statement, "this line imports more than a type", fix));
    return [];
  }
  const isExported = statement.type === "ExportNamedDeclaration";
  const declaration = isExported ? statement.declaration : statement;
  if (declaration?.type === "VariableDeclaration") {
    return declaration.declarations.flatMap((one) => readVariable(one, isExported, reading));
  }
  if (!/^TS(?:TypeAlias|Interface)Declaration$|^EmptyStatement$/.test(declaration?.type ?? "")) {
    refuse(statement, reading);
  }
  return [];
}

function readVariable(
  { id, init, start, end }: ESTree.VariableDeclarator,
  isExported: boolean,
  reading: Reading,
): Variable[] {
  const { source, names, problems } = reading;
  if (id.type !== "Identifier" || !init) {
    refuse({ start, end }, reading);
    return [];
  }
  if (names.has(id.name)) {
    const message = `${id.name} is in the file twice`;
    problems.push(textProblem(source, { start, end }, message, "Keep one of them."));
  }
  names.set(id.name, plainValue(init, reading));
  return [{ name: id.name, isExported, start, end }];
}

/** Types vanish before the shop runs; any other import would have to be there then. */
function isTypeImport({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  const areTypes = specifiers.every(
    (one) => one.type === "ImportSpecifier" && one.importKind === "type",
  );
  return importKind === "type" || (areTypes && specifiers.length > 0);
}

function refuse({ start, end }: ESTree.Span, { source, problems }: Reading): void {
  const [line = ""] = source.text.slice(start, end).split("\n");
  const message = `"${line.slice(0, 40)}" is not a list of values`;
  const fix = "Data files hold only imports of types, and values that begin with export const.";
  problems.push(textProblem(source, { start, end }, message, fix));
}

function missingExport(source: Source, name: string, variables: readonly Variable[]): Finding {
  const hidden = variables.find((one) => one.name === name);
  if (hidden) {
    const message = `${name} is there but not exported`;
    return textProblem(source, hidden, message, `Write export before const ${name}.`);
  }
  const fix = `Expected a line that begins with export const ${name}.`;
  const meant = nearestName(
    name,
    variables.map((one) => one.name),
  );
  const other = variables.find((one) => one.name === meant);
  const message = other ? `"${meant}" is exported, not ${name}` : `the export ${name} is missing`;
  return textProblem(source, other ?? { start: 0, end: 0 }, message, fix);
}
