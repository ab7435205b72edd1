import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { parseSync } from "vite";
import { nearestName } from "#domain/nearest-name.ts";
import {
  type DataFile,
  dataFileNames,
  dataFiles,
  isLikeDataFile,
  type OwnersData,
  ownersFolder,
} from "./data-files.ts";
import { errorAt, type Diagnostic, diagnosticText } from "./diagnostic.ts";
import { readValue } from "./read-value.ts";
import { refuse } from "./refuse.ts";
import { schemaErrors } from "./schema-errors.ts";
import { lineAt, lineStartsOf, setLocation, setSpan } from "./source-location.ts";
import { goBack, sentences, syntaxProblem, type SyntaxProblem } from "./syntax-problem.ts";

/** What is in a data file. */
export type DataReading<File extends DataFile> = {
  /** The export, unless there is an error. */
  value?: OwnersData[File];
  errors: Diagnostic[];
};

/** What keys look like: a number, a bar, and forty letters and digits; `sk_live_` and more; a webhook of Discord. */
export const apiKey =
  /\b(?:\d+\|\w{20}|sk_(?:live|test)_\w|discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\d)/i;

/** An error where a text looks like a key, without its letters. */
export function secretErrors(path: string, text: string): Diagnostic[] {
  const secret = text.search(apiKey);
  if (secret === -1) return [];
  const message =
    "this looks like a secret key, which everyone could read here. Delete it here and where it was made: it is never needed in a file.";
  return [errorAt(path, lineAt(lineStartsOf(text), secret), message)];
}

/**
 * Reads a data file without running it: its syntax, then its values, then the rules of its schema. The
 * text is missing if the file cannot be opened; `besides` are the names of the files beside it. Never throws.
 */
export function readDataFile<File extends DataFile>(
  file: File,
  text: string | undefined,
  dataFolder = ownersFolder,
  besides: readonly string[] = [],
): DataReading<File> {
  const path = `${dataFolder}/${file}`;
  const lineStarts = lineStartsOf(text ?? "");
  const failed = (start: number, message: string): DataReading<File> => ({
    errors: [errorAt(path, lineAt(lineStarts, start), message)],
  });
  if (text === undefined) {
    const others = besides.filter(isLikeDataFile);
    const renamed = others.find((name) => originalName(name) === file) ?? nearestName(file, others);
    const fix =
      renamed === undefined ? `Put it back. ${goBack}` : `Rename "${renamed}" to "${file}".`;
    return failed(0, `the file is missing. ${fix}`);
  }
  const secrets = secretErrors(path, text);
  if (secrets.length > 0) return { errors: secrets };
  const lost = text.search(/[\0\ufffd]/);
  if (lost !== -1) {
    const message =
      "the file is not saved as UTF-8. In Visual Studio Code, press the encoding in the bar at the bottom, then Save with Encoding, UTF-8. If letters of this line are lost, type them again.";
    return failed(lost, message);
  }
  const { exportName, schema } = dataFiles[file];
  const problemIn = ({ start, message, instead }: SyntaxProblem): DataReading<File> => {
    if (!instead) return failed(start, message);
    // The field's own rule may say more than how it is written.
    const { written, code } = instead;
    const mended = text.slice(0, start) + code + text.slice(start + written.length);
    const { errors } = readDataFile(file, mended, dataFolder);
    const inLine = errors.filter(({ line }) => line === lineAt(lineStarts, start));
    return inLine.length > 0 ? { errors: inLine } : failed(start, message);
  };
  const parsed = parseSync(path, text, { lang: "ts", showSemanticErrors: true });
  const error = parsed.errors.find(({ severity }) => severity === "Error");
  const declared = text.indexOf(`const ${exportName}`);
  if (error && declared !== -1) return problemIn(syntaxProblem(text, error, declared));

  const statements = parsed.program.body.filter(
    (one) =>
      one.type !== "EmptyStatement" &&
      (one.type !== "ImportDeclaration" || one.importKind !== "type"),
  );
  const own = statements.find(({ start }) => text.startsWith(`export const ${exportName}`, start));
  const declaration = own?.type === "ExportNamedDeclaration" ? own.declaration : undefined;
  const [declarator, second] =
    declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
  const { id, init } = declarator ?? {};
  if (!declarator || !init || id?.type !== "Identifier" || id.name !== exportName) {
    const message = `the line that begins with export const ${exportName} is missing or changed.`;
    return failed(Math.max(0, declared), `${message} Write it as it was. ${goBack}`);
  }
  const other = second ?? statements.find((one) => one !== own);
  if (other) {
    const isBefore = other.start < declarator.start;
    return failed(other.start, isBefore ? sentences.head : sentences.outside);
  }
  const comments = parsed.comments.map(({ value: comment, start }) => {
    const line = lineAt(lineStarts, start);
    const isAlone = text.slice(lineStarts[line - 1], start).trim() === "";
    return { text: comment, line: isAlone ? line + 1 : line };
  });
  const source = { path, text, lineStarts, comments };
  const { value, problem } = readValue(init, source);
  if (problem) return problemIn(problem);
  const exports = { [exportName]: value };
  setLocation(exports, source, declarator);
  setSpan(exports, exportName, value, declarator);
  const errors = schemaErrors(v.strictObject({ [exportName]: schema }), exports);
  return errors.length > 0 ? { errors } : { value: value as OwnersData[File], errors };
}

/** The value that a file in a data folder exports. Throws an OwnerError with the file's problems. */
export async function readData<File extends DataFile>(
  dataDir: string,
  file: File,
): Promise<OwnersData[File]> {
  const { value, errors } = readDataFile(file, await readText(dataDir, file));
  if (value === undefined) refuse(errors.map(diagnosticText).join("\n"));
  return value;
}

/** The same of all files. */
export async function readAllData(dataDir: string): Promise<OwnersData> {
  const files = dataFileNames.map(async (file) => [file, await readData(dataDir, file)]);
  return Object.fromEntries(await Promise.all(files)) as OwnersData;
}

/** The text of a file in a data folder, or undefined if it cannot be read. */
export function readText(dataDir: string, file: string): Promise<string | undefined> {
  return readFile(join(dataDir, file), "utf8").catch(() => undefined);
}

/** The name that a file had before Windows, macOS, a phone or a browser gave it another one. */
function originalName(name: string): string {
  return name.toLowerCase().replace(/\.txt$| ?\(\d+\)|(?: -)? copy(?: \d+)?| \d+(?=\.ts)/g, "");
}
