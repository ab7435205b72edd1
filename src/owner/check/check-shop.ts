import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { refuse } from "#owner/owner-error.ts";
import { checkData, type DataTexts } from "./check-data.ts";
import { type DataFile, dataFileNames, type OwnersData, ownersFolder } from "./data-files.ts";
import type { Finding } from "./finding.ts";
import { readMedia } from "./media-files.ts";
import { readDataFile } from "./read-data-file.ts";

/** Checks the shop in a project folder. Never throws. */
export async function checkShop(
  projectFolder: string,
  dataFolder = ownersFolder,
): Promise<Finding[]> {
  const dataDir = join(projectFolder, dataFolder);
  const [texts, theme, media, publicFiles] = await Promise.all([
    Promise.all(dataFileNames.map(async (file) => [file, await readText(dataDir, file)] as const)),
    readText(dataDir, "theme.css"),
    readMedia(join(dataDir, "media")),
    readPublicFiles(join(projectFolder, "public")),
  ]);
  return checkData(Object.fromEntries(texts) as DataTexts, {
    dataFolder,
    theme: theme ?? "",
    media,
    publicFiles,
  });
}

/** The files in a folder by URL path. Empty if the folder does not exist. */
async function readPublicFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map(({ parentPath, name }) =>
    join(parentPath, name).slice(folder.length).replaceAll("\\", "/"),
  );
}

function readText(dataDir: string, file: string): Promise<string | undefined> {
  return readFile(join(dataDir, file), "utf8").catch(() => undefined);
}

/** The value that a file in a data folder exports. Throws if the file has a problem. */
export async function readData<File extends DataFile>(
  dataDir: string,
  file: File,
): Promise<OwnersData[File]> {
  const { value } = readDataFile(file, await readText(dataDir, file));
  if (value === undefined) refuse(`${file} has a problem. Run npm run check.`);
  return value;
}
