import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { type ESTree, type ParseResult, parseSync } from "vite";
import { nearestName } from "#domain/nearest-name.ts";
import {
  dataFileNames,
  dataFiles,
  type DataPart,
  dataParts,
  type DataTexts,
  isLikeDataFile,
  type OwnersData,
  ownersFolder,
} from "./data-files.ts";
import { lineProblem, type Diagnostic, diagnosticText } from "./diagnostic.ts";
import { originalName } from "./original-name.ts";
import { readValue } from "./read-value.ts";
import { refuse } from "./refuse.ts";
import { schemaErrors } from "./schema-errors.ts";
import { keyPosition } from "./secret.ts";
import { lineAt, type LineComment, lineStartsOf, setLocation, setSpan } from "./source-location.ts";
import { syntaxProblem } from "./syntax-problem.ts";
import { goBack, sentences, type SyntaxProblem } from "./syntax-sentences.ts";

/** The result of reading a data file. */
export type DataReading<Part extends DataPart> = {
  /** The export, unless there is an error. */
  value?: OwnersData[Part];
  errors: Diagnostic[];
};

/** An error if a text contains what looks like a secret key. The message does not show it. */
export function secretErrors(path: string, text: string): Diagnostic[] {
  const start = keyPosition(text);
  if (start === -1) return [];
  const message =
    "this looks like a secret key, which everyone could read here. Delete it here and where it was made: it is never needed in a file.";
  return [lineProblem(path, lineAt(lineStartsOf(text), start), message)];
}

/** Marks that other programs leave in a file, each with its message. */
const foreignMarks: readonly [RegExp, string][] = [
  [/[\0\ufffd]/, sentences.encoding],
  [/^(?:<{7}|={7}|>{7})/m, sentences.conflict],
  [/^ *```/m, sentences.fence],
  [/^\{\\rtf/, sentences.rtf],
  [/(?<=\n[\]}];\s*)import type /, sentences.second],
];

/**
 * Reads the file of a part without running it: its syntax, then its values, then the rules of its schema. The
 * text is missing if the file cannot be opened; `siblings` are the files in its folder. Never throws.
 */
export function readDataFile<Part extends DataPart>(
  part: Part,
  text: string | undefined,
  dataFolder = ownersFolder,
  siblings: readonly string[] = [],
): DataReading<Part> {
  const { fileName, schema } = dataFiles[part];
  const path = `${dataFolder}/${fileName}`;
  if (text === undefined)
    return { errors: [lineProblem(path, 1, missingFile(fileName, siblings))] };
  const secrets = secretErrors(path, text);
  if (secrets.length > 0) return { errors: secrets };
  const lineStarts = lineStartsOf(text);
  const failed = ({ start, message }: SyntaxProblem): DataReading<Part> => ({
    errors: [lineProblem(path, lineAt(lineStarts, start), message)],
  });
  for (const [pattern, message] of foreignMarks) {
    const start = text.search(pattern);
    if (start !== -1) return failed({ start, message });
  }

  const { program, comments, errors: parserErrors } = parseSync(path, text, parserOptions);
  const error = parserErrors.find(({ severity }) => severity === "Error");
  const dataStart = text.indexOf(`const ${part}`);
  if (error && dataStart !== -1) return failed(syntaxProblem(text, schema, error, dataStart));
  const declarator = declaratorOf(part, program, text);
  if ("message" in declarator) return failed(declarator);

  const source = { path, text, lineStarts, comments: lineComments(comments, text, lineStarts) };
  const { value, problem } = readValue(declarator.init, source, schema);
  if (problem) return failed(problem);
  const exports = { [part]: value };
  setLocation(exports, source, declarator);
  setSpan(exports, part, value, declarator);
  const errors = schemaErrors(v.strictObject({ [part]: schema }), exports);
  return errors.length > 0 ? { errors } : { value: value as OwnersData[Part], errors };
}

const parserOptions = { lang: "ts", showSemanticErrors: true } as const;

function missingFile(fileName: string, siblings: readonly string[]): string {
  const others = siblings.filter(isLikeDataFile);
  const isCopy = (name: string) =>
    originalName(name.toLowerCase()).replace(/\.txt$/, "") === fileName;
  const renamed = others.find(isCopy) ?? nearestName(fileName, others);
  const fix =
    renamed === undefined ? `Put it back. ${goBack}` : `Rename "${renamed}" to "${fileName}".`;
  return `the file is missing. ${fix}`;
}

/** The declarator of a file's export, or the problem with the lines around it. */
function declaratorOf(
  exportName: string,
  program: ESTree.Program,
  text: string,
): (ESTree.VariableDeclarator & { init: ESTree.Expression }) | SyntaxProblem {
  const statements = program.body.filter(
    (statement) =>
      statement.type !== "EmptyStatement" &&
      (statement.type !== "ImportDeclaration" || statement.importKind !== "type"),
  );
  const exported = statements.find(({ start }) =>
    text.startsWith(`export const ${exportName}`, start),
  );
  const declaration =
    exported?.type === "ExportNamedDeclaration" ? exported.declaration : undefined;
  const [declarator, second] =
    declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
  const { id, init } = declarator ?? {};
  if (!declarator || !init || id?.type !== "Identifier" || id.name !== exportName) {
    const message = `the line that begins with export const ${exportName} is missing or changed. Write it as it was. ${goBack}`;
    return { start: Math.max(0, text.indexOf(`const ${exportName}`)), message };
  }
  const other = second ?? statements.find((statement) => statement !== exported);
  if (!other) return { ...declarator, init };
  const isBefore = other.start < declarator.start;
  return { start: other.start, message: isBefore ? sentences.head : sentences.outside };
}

/** The comments, each with the line that it is about. */
function lineComments(
  comments: ParseResult["comments"],
  text: string,
  lineStarts: readonly number[],
): LineComment[] {
  return comments.map(({ value, start }) => {
    const line = lineAt(lineStarts, start);
    const isAlone = text.slice(lineStarts[line - 1], start).trim() === "";
    return { text: value, line: isAlone ? line + 1 : line };
  });
}

/** Reads all data files. The data is complete unless there is an error. */
export function readTexts(
  texts: DataTexts,
  dataFolder = ownersFolder,
  siblings: readonly string[] = [],
): { data: OwnersData; errors: Diagnostic[] } {
  const readings = dataParts.map((part) => {
    const text = texts[dataFiles[part].fileName];
    return [part, readDataFile(part, text, dataFolder, siblings)] as const;
  });
  const values = readings.map(([part, { value }]) => [part, value]);
  const errors = readings.flatMap(([, reading]) => reading.errors);
  return { data: Object.fromEntries(values) as OwnersData, errors };
}

/** Reads the data of a project. Throws an OwnerError with the problems of its files. */
export async function readData(root: string, dataFolder = ownersFolder): Promise<OwnersData> {
  const dataDir = join(root, dataFolder);
  const texts = dataFileNames.map(async (name) => [name, await readText(dataDir, name)] as const);
  const { data, errors } = readTexts(Object.fromEntries(await Promise.all(texts)), dataFolder);
  if (errors.length > 0) refuse(errors.map(diagnosticText).join("\n"));
  return data;
}

/** The text of a file in a data folder, or undefined if it cannot be read. */
export function readText(dataDir: string, file: string): Promise<string | undefined> {
  return readFile(join(dataDir, file), "utf8").catch(() => undefined);
}
