import { type ESTree, parseSync } from "vite";
import { type AcceptedWarning, acceptedWarnings } from "./accepted-warnings.ts";
import { type Finding, Report } from "./finding.ts";
import { fileStart, setOrigin, setPart, type Source } from "./source-position.ts";
import { nearestName } from "./nearest-name.ts";
import { plainValue, type Reading, reportNotPlain } from "./plain-value.ts";
import { reportSyntaxError } from "./syntax-errors.ts";

/** The value of a data file, and the problems in its text. */
type SourceReading = {
  /** Contains the requested export, unless it is missing or the file has a syntax error. */
  exports: Record<string, unknown>;
  problems: Finding[];
  accepted: AcceptedWarning[];
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
  for (const error of errors)
    if (error.severity === "Error") reportSyntaxError(source, error, report);
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
      reportNotPlain(statement, reading);
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
    reportNotPlain({ start, end }, reading);
    return [];
  }
  const { name } = id;
  if (names.has(name)) {
    report.textProblem(source, id, `${name} is declared twice`, "Keep one of them.");
  }
  names.set(name, plainValue(init, reading));
  return [{ name, isExported, start, end }];
}
