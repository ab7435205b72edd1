import { type ESTree, parseSync } from "vite";
import { type DataFile, dataFiles } from "./data-files.ts";
import { dataFolder } from "./data-folder.ts";
import { type Finding, Report } from "./finding.ts";
import { nearestName } from "./nearest-name.ts";
import { ValueReader } from "./plain-value.ts";
import {
  fileStart,
  lineAt,
  setOrigin,
  setPart,
  type Source,
  type Span,
} from "./source-position.ts";
import { reportSyntaxError } from "./syntax-errors.ts";
import { quoted } from "./value-text.ts";

/** A data file's export, unchecked, and the problems in the file's text. */
type SourceReading = {
  value?: unknown;
  /** Holds the value under the export's name, as a module does. Undefined if there is no value. */
  exports?: Record<string, unknown>;
  problems: Finding[];
  comments: LineComment[];
};

/** A comment, and the line that it is about: its own, or the next if the comment is alone on its line. */
export type LineComment = { text: string; line: number };

/**
 * Reads a data file without running it, and records the position of every value. Anything but plain
 * values is a problem, and so is a missing text: the file cannot be opened. Never throws.
 */
export function readSource(file: DataFile, text: string | undefined): SourceReading {
  const source = { path: `${dataFolder}/${file}`, text: text ?? "" };
  const { exportName, schema } = dataFiles[file];
  const report = new Report();
  const problems = report.findings;
  if (text === undefined) {
    const fix = "Put it back under this name, in lowercase letters.";
    report.textProblem(source, fileStart, "the file is missing or cannot be opened", fix);
    return { problems, comments: [] };
  }
  const unknown = text.search(/[\uFFFD\0]/);
  if (unknown !== -1) {
    const line = /^.*/.exec(text.slice(text.lastIndexOf("\n", unknown) + 1))?.[0].trim();
    const message = `the file is not saved as UTF-8, which damages letters such as those here: ${quoted(line ?? "")}`;
    const fix =
      "Type this text again, and save the file as UTF-8: in Visual Studio Code, click the encoding in the bar at the bottom.";
    report.textProblem(source, { start: unknown, end: unknown }, message, fix);
    return { problems, comments: [] };
  }
  const options = { lang: "ts", sourceType: "module" } as const;
  const parsed = parseSync(source.path, text, options);
  const error = parsed.errors.find(({ severity }) => severity === "Error");
  if (!/\bconst\b/.test(text)) {
    const message = `the file ${text.trim() === "" ? "is empty" : "has lost its data"}`;
    const fix = 'Go back to its last version: the guide says how, under "Go back".';
    report.textProblem(source, fileStart, message, fix);
  } else if (error) reportSyntaxError(source, error, schema, report);
  if (problems.length > 0) return { problems, comments: [] };

  const reader = new ValueReader(source, report, schema);
  const variables = parsed.program.body.flatMap((statement) => readStatement(statement, reader));
  const comments = parsed.comments.map(({ value, start }): LineComment => {
    const isAlone = /(?:^|\n)\s*$/.test(text.slice(0, start));
    return { text: value, line: lineAt(text, start) + (isAlone ? 1 : 0) };
  });
  const found = variables.find(({ name, isExported }) => name === exportName && isExported);
  if (found) {
    const value = reader.variables.get(exportName);
    const exports = { [exportName]: value };
    setOrigin(exports, source, fileStart);
    setPart(exports, exportName, value, found.span);
    return { value, exports, problems, comments };
  }
  const names = variables.map(({ name }) => name);
  const meant = variables[names.indexOf(nearestName(exportName, names) ?? "")];
  missingExport(source, exportName, meant?.span ?? fileStart, report);
  return { problems, comments };
}

function missingExport(source: Source, name: string, span: Span, report: Report): void {
  const fix = `Write it as it was, with the name ${name}, or go back to the file's last version.`;
  report.textProblem(
    source,
    span,
    `the line that begins with export const ${name} is missing`,
    fix,
  );
}

/** A variable of the file. */
type Variable = { name: string; isExported: boolean; span: ESTree.Span };

/** Reads the variables that a statement declares. Reports statements that data files do not have. */
function readStatement(
  statement: ESTree.Directive | ESTree.Statement,
  reader: ValueReader,
): Variable[] {
  const isExported = statement.type === "ExportNamedDeclaration";
  const declaration = isExported ? statement.declaration : statement;
  switch (declaration?.type) {
    case "VariableDeclaration":
      return declaration.declarations.flatMap((one) => {
        if (one.id.type !== "Identifier" || !one.init) {
          reader.notPlain(one);
          return [];
        }
        const { name } = one.id;
        if (reader.variables.has(name)) reader.declaredTwice(name, one.id);
        reader.variables.set(name, reader.read(one.init));
        return [{ name, isExported, span: one }];
      });
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "EmptyStatement":
      return [];
    case "ImportDeclaration":
      if (isTypeImport(declaration)) return [];
      break;
    // A field below the last line, `};`, is a label to the parser.
    case "LabeledStatement":
      reader.outsideTheData(declaration.label.name, declaration);
      return [];
  }
  reader.notPlain(statement);
  return [];
}

/** Whether an import only imports types, which do not exist at run time. */
function isTypeImport({ importKind, specifiers }: ESTree.ImportDeclaration): boolean {
  const isType = (one: (typeof specifiers)[number]) =>
    one.type === "ImportSpecifier" && one.importKind === "type";
  return importKind === "type" || (specifiers.length > 0 && specifiers.every(isType));
}
