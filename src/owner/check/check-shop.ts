import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkData, type DataCheck, type DataTexts } from "./check-data.ts";
import { ownersFolder } from "./data-folder.ts";
import { type DataFile, dataFileNames, type OwnersData } from "./data-files.ts";
import { readMedia } from "./media-files.ts";
import { plainError } from "./plain-error.ts";
import { readSource } from "#owner/check/reading/read-source.ts";

/** Checks the shop in a project folder. `today` is `YYYY-MM-DD`, by default in UTC. Never throws. */
export async function checkShop(
  projectFolder: string,
  dataFolder = ownersFolder,
  today = new Date().toISOString().slice(0, 10),
): Promise<DataCheck> {
  const dataDir = join(projectFolder, dataFolder);
  const [texts, theme, media, publicFiles] = await Promise.all([
    readTexts(dataDir),
    readFile(join(dataDir, "theme.css"), "utf8").catch(() => ""),
    readMedia(join(dataDir, "media")),
    readdir(join(projectFolder, "public"), { recursive: true }).catch(() => []),
  ]);
  const publicPaths = publicFiles.map((path) => `/${path.replaceAll("\\", "/")}`);
  return checkData(texts, { dataFolder, theme, media, publicFiles: publicPaths, today });
}

async function readTexts(dataDir: string): Promise<DataTexts> {
  const texts = await Promise.all(
    dataFileNames.map(async (file) => [file, await readText(dataDir, file)]),
  );
  return Object.fromEntries(texts) as DataTexts;
}

async function readText(dataDir: string, file: DataFile): Promise<string | undefined> {
  return readFile(join(dataDir, file), "utf8").catch(() => undefined);
}

/** The value that a file in a data folder exports. Throws if the file has a problem. */
export async function readData<File extends DataFile>(
  dataDir: string,
  file: File,
): Promise<OwnersData[File]> {
  const { value } = readSource(file, await readText(dataDir, file));
  if (value === undefined) throw plainError(`${file} has a problem. Run npm run check.`);
  return value;
}
