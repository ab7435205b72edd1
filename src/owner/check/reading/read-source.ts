import * as v from "valibot";
import { parseSync } from "vite";
import { type DataFile, dataFiles, type OwnersData } from "#owner/check/data-files.ts";
import { ownersFolder } from "#owner/check/data-folder.ts";
import { type Finding, Report } from "#owner/check/finding.ts";
import { nearestName } from "#owner/check/nearest-name.ts";
import { fileStart, lineAt, setOrigin, setPart, type Source } from "./source-position.ts";
import { reportSyntaxError } from "./syntax-errors.ts";
import { ValueReader } from "./value-reader.ts";
import { quoted } from "#owner/check/value-text.ts";

/** What to do about a file whose content is lost. */
export const lostFileFix = 'Go back to its last version: the guide says how, under "Go back".';

/** What is in a data file, and the problems in its text. */
export type SourceReading<File extends DataFile> = {
  /** The export, if it matches its schema. */
  value?: OwnersData[File];
  /** Holds the export under its name, as a module does, unchecked. Undefined if there is none. */
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
export function readSource<File extends DataFile>(
  file: File,
  text: string | undefined,
  dataFolder = ownersFolder,
): SourceReading<File> {
  const source = { path: `${dataFolder}/${file}`, text: text ?? "" };
  const { exportName, schema } = dataFiles[file];
  const report = new Report();
  const problems = report.findings;
  reportLostText(source, text !== undefined, report);
  if (problems.length > 0) return { problems, comments: [] };
  const parsed = parseSync(source.path, source.text, { lang: "ts", sourceType: "module" });
  const error = parsed.errors.find(({ severity }) => severity === "Error");
  if (error) {
    reportSyntaxError(source, error, schema, report);
    return { problems, comments: [] };
  }

  const reader = new ValueReader(source, schema, report);
  const variables = parsed.program.body.flatMap((statement) => reader.variables(statement));
  const comments = parsed.comments.map(({ value, start }): LineComment => {
    const isAlone = /(?:^|\n)\s*$/.test(source.text.slice(0, start));
    return { text: value, line: lineAt(source.text, start) + (isAlone ? 1 : 0) };
  });
  const found = variables.find(({ name, isExported }) => name === exportName && isExported);
  if (!found) {
    const names = variables.map(({ name }) => name);
    const meant = variables[names.indexOf(nearestName(exportName, names) ?? "")];
    const message = `the line that begins with export const ${exportName} is missing`;
    const fix = `Write it as it was, with the name ${exportName}, or go back to the file's last version.`;
    report.textProblem(source, meant?.span ?? fileStart, message, fix);
    return { problems, comments };
  }
  const value = reader.values.get(exportName);
  const exports = { [exportName]: value };
  setOrigin(exports, source, fileStart);
  setPart(exports, exportName, value, found.span);
  const isValid = v.is<v.GenericSchema>(schema, value);
  return { ...(isValid && { value: value as OwnersData[File] }), exports, problems, comments };
}

/** Reports a file that is missing, damaged or empty. */
function reportLostText(source: Source, isThere: boolean, report: Report): void {
  const { text } = source;
  const damage = text.search(/[\uFFFD\0]/);
  if (!isThere) {
    const fix = "Put it back under this name, in lowercase letters.";
    report.textProblem(source, fileStart, "the file is missing or cannot be opened", fix);
  } else if (damage !== -1) {
    const line = /^.*/.exec(text.slice(text.lastIndexOf("\n", damage) + 1))?.[0].trim() ?? "";
    const message = `the file is not saved as UTF-8, which damages letters such as those here: ${quoted(line)}`;
    const fix =
      "Type this text again, and save the file as UTF-8: in Visual Studio Code, click the encoding in the bar at the bottom.";
    report.textProblem(source, { start: damage, end: damage }, message, fix);
  } else if (!/\bconst\b/.test(text)) {
    const message = `the file ${text.trim() === "" ? "is empty" : "has lost its data"}`;
    report.textProblem(source, fileStart, message, lostFileFix);
  }
}
