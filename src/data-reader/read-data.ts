import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DataFile, dataFileNames, type OwnersData } from "./data-files.ts";
import { diagnosticText } from "./diagnostic.ts";
import { readDataFile } from "./read-data-file.ts";
import { refuse } from "./refuse.ts";

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
