import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkData, type DataCheck, type DataSources } from "./check-data.ts";
import { dataFolder } from "./data-folder.ts";
import { type DataFile, dataFileNames, dataFiles } from "./data-files.ts";
import { readSource } from "./read-source.ts";
import { readMedia } from "./media-files.ts";

/** Checks the shop in a project folder. `today` is `YYYY-MM-DD`. Never throws. */
export async function checkShop(projectFolder: string, today: string): Promise<DataCheck> {
  const mediaFolder = `${dataFolder}/media`;
  const [sources, media, publicFiles] = await Promise.all([
    readSources(projectFolder),
    readMedia(join(projectFolder, mediaFolder)),
    readdir(join(projectFolder, "public"), { recursive: true }).catch(() => []),
  ]);
  return checkData(sources, {
    media,
    mediaFolder,
    publicFiles: publicFiles.map((path) => `/${path.replaceAll("\\", "/")}`),
    today,
  });
}

/** Today in UTC, as `YYYY-MM-DD`. */
export function currentDay(): string {
  return new Date().toISOString().slice(0, 10);
}

async function readSources(projectFolder: string): Promise<DataSources> {
  const texts = await Promise.all(
    dataFileNames.map(async (file) => {
      const path = join(projectFolder, dataFolder, file);
      return [file, await readFile(path, "utf8").catch(() => undefined)];
    }),
  );
  return { folder: dataFolder, texts: Object.fromEntries(texts) as DataSources["texts"] };
}

/** The value that each owner's file exports, unchecked. */
export async function readValues(
  projectFolder: string,
): Promise<Partial<Record<DataFile, unknown>>> {
  const { folder, texts } = await readSources(projectFolder);
  const values = dataFileNames.map((file) => {
    const { exportName } = dataFiles[file];
    const source = { path: `${folder}/${file}`, text: texts[file] ?? "" };
    return [file, readSource(source, exportName).exports[exportName]];
  });
  return Object.fromEntries(values) as Partial<Record<DataFile, unknown>>;
}
