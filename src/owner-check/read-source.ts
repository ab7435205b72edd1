import { type ESTree, parseSync } from "vite";
import { type AcceptedWarning, acceptedWarnings } from "./accepted-warnings.ts";
import { type Finding, setOrigin, setPart, type Source, textProblem } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";
import { plainValue, type Reading } from "./plain-value.ts";
import { syntaxProblem } from "./syntax-problem.ts";

/** What a data file holds, and what is wrong with its text. */
export type SourceReading = {
  /** The file's values by name; the export that was asked for is there unless it is missing. */
  exports: Record<string, unknown>;
  problems: Finding[];
  accepted: AcceptedWarning[];
};

/** Reads a data file without running it. Never throws. */
export function readSource(source: Source, exportName: string): SourceReading {
  const { errors, program, comments } = parseSync(source.path, source.text, {
    lang: "ts",
    sourceType: "module",
  });
  const failures = errors.filter(({ severity }) => severity === "Error");
  if (failures.length > 0) {
    const problems = failures.map((error) => syntaxProblem(source, error));
    return { exports: {}, problems, accepted: [] };
  }
  const file = readStatements(program.body, source);
  const local = file.exported.get(exportName);
  const exports: Record<string, unknown> = {};
  setOrigin(exports, source, { start: 0, end: 0 });
  if (local !== undefined && file.names.has(local)) {
    exports[exportName] = file.names.get(local);
    setPart(exports, exportName, exports[exportName], file.spans.get(local) ?? program);
  } else {
    file.problems.push(missingExport(source, exportName, file));
  }
  return { exports, problems: file.problems, accepted: acceptedWarnings(source, comments) };
}

type FileReading = Reading & {
  names: Map<string, unknown>;
  spans: Map<string, ESTree.Span>;
  /** The names under which values are exported, each with the value's own name. */
  exported: Map<string, string>;
};

function readStatements(
  body: readonly (ESTree.Directive | ESTree.Statement)[],
  source: Source,
): FileReading {
  const file: FileReading = {
    source,
    names: new Map(),
    spans: new Map(),
    exported: new Map(),
    problems: [],
  };
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") readImport(statement, file);
    else if (statement.type === "VariableDeclaration") readVariables(statement, file);
    else if (statement.type === "ExportNamedDeclaration") readExport(statement, file);
    else if (!isType(statement) && statement.type !== "EmptyStatement") refuse(statement, file);
  }
  return file;
}

function readExport(statement: ESTree.ExportNamedDeclaration, file: FileReading): void {
  const { declaration, specifiers } = statement;
  if (declaration?.type === "VariableDeclaration") {
    for (const name of readVariables(declaration, file)) file.exported.set(name, name);
  } else if (declaration && !isType(declaration)) {
    refuse(statement, file);
  }
  for (const { local, exported } of specifiers) {
    file.exported.set(moduleName(exported), moduleName(local));
  }
}

function isType({ type }: { type: string }): boolean {
  return type === "TSTypeAliasDeclaration" || type === "TSInterfaceDeclaration";
}

function moduleName(name: ESTree.ModuleExportName): string {
  return name.type === "Literal" ? name.value : name.name;
}

function readVariables({ declarations }: ESTree.VariableDeclaration, file: FileReading): string[] {
  return declarations.flatMap(({ id, init, start, end }) => {
    if (id.type !== "Identifier" || !init) {
      refuse({ start, end }, file);
      return [];
    }
    if (file.names.has(id.name)) {
      const message = `${id.name} is in the file twice`;
      file.problems.push(textProblem(file.source, { start, end }, message, "Keep one of them."));
    }
    file.names.set(id.name, plainValue(init, file));
    file.spans.set(id.name, init);
    return [id.name];
  });
}

/** Types vanish before the shop runs; any other import would have to be there then. */
function readImport(statement: ESTree.ImportDeclaration, { source, problems }: FileReading): void {
  const { importKind, specifiers } = statement;
  const isTypeOnly =
    importKind === "type" ||
    (specifiers.length > 0 &&
      specifiers.every((one) => one.type === "ImportSpecifier" && one.importKind === "type"));
  if (isTypeOnly) return;
  problems.push(
    textProblem(
      source,
      statement,
      "this line imports more than a type",
      "Data files hold all their values themselves: write import type, or take the line out.",
    ),
  );
}

function refuse({ start, end }: ESTree.Span, { source, problems }: FileReading): void {
  const [line = ""] = source.text.slice(start, end).split("\n");
  const fix = "Data files hold only imports of types, and values that begin with export const.";
  problems.push(
    textProblem(source, { start, end }, `"${line.slice(0, 40)}" is not a list of values`, fix),
  );
}

function missingExport(
  source: Source,
  exportName: string,
  { names, exported, spans }: FileReading,
): Finding {
  const start = { start: 0, end: 0 };
  if (names.has(exportName)) {
    const message = `${exportName} is there but not exported`;
    const place = spans.get(exportName) ?? start;
    return textProblem(source, place, message, `Write export before const ${exportName}.`);
  }
  const other = nearestName(exportName, [...exported.keys()]);
  const fix = `Expected a line that begins with export const ${exportName}.`;
  return other === undefined
    ? textProblem(source, start, `the export ${exportName} is missing`, fix)
    : textProblem(
        source,
        spans.get(other) ?? start,
        `"${other}" is exported, not ${exportName}`,
        fix,
      );
}
