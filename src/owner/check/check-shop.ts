import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkData, type DataCheck, type DataTexts } from "./check-data.ts";
import { dataFolder } from "./data-folder.ts";
import { type DataFile, dataFileNames, type OwnersData } from "./data-files.ts";
import { readMedia } from "./media-files.ts";
import { plainError } from "./plain-error.ts";
import { readSource } from "#owner/check/reading/read-source.ts";

/** Checks the shop in a project folder. `today` is `YYYY-MM-DD`, by default in UTC. Never throws. */
export async function checkShop(
  projectFolder: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<DataCheck> {
  const [texts, theme, media, publicFiles] = await Promise.all([
    readTexts(projectFolder),
    readFile(join(projectFolder, dataFolder, "theme.css"), "utf8").catch(() => ""),
    readMedia(join(projectFolder, dataFolder, "media")),
    readdir(join(projectFolder, "public"), { recursive: true }).catch(() => []),
  ]);
  const publicPaths = publicFiles.map((path) => `/${path.replaceAll("\\", "/")}`);
  return checkData(texts, { theme, media, publicFiles: publicPaths, today });
}

async function readTexts(projectFolder: string): Promise<DataTexts> {
  const texts = await Promise.all(
    dataFileNames.map(async (file) => [file, await readText(projectFolder, file)]),
  );
  return Object.fromEntries(texts) as DataTexts;
}

async function readText(projectFolder: string, file: DataFile): Promise<string | undefined> {
  return readFile(join(projectFolder, dataFolder, file), "utf8").catch(() => undefined);
}

/** The value that one of the owner's files exports. Throws if the file has a problem. */
export async function readData<File extends DataFile>(
  projectFolder: string,
  file: File,
): Promise<OwnersData[File]> {
  const { value } = readSource(file, await readText(projectFolder, file));
  if (value === undefined) throw plainError(`${file} has a problem. Run npm run check.`);
  return value;
}
