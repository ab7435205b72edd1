import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkData, type DataCheck, type DataTexts } from "./check-data.ts";
import { dataFolder } from "./data-folder.ts";
import { type DataFile, dataFileNames } from "./data-files.ts";
import { readMedia } from "./media-files.ts";
import { readSource } from "./read-source.ts";

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
    dataFileNames.map(async (file) => {
      const path = join(projectFolder, dataFolder, file);
      return [file, await readFile(path, "utf8").catch(() => undefined)];
    }),
  );
  return Object.fromEntries(texts) as DataTexts;
}

/** The value that each owner's file exports, unchecked. */
export async function readValues(
  projectFolder: string,
): Promise<Partial<Record<DataFile, unknown>>> {
  const texts = await readTexts(projectFolder);
  const values = dataFileNames.map((file) => [file, readSource(file, texts[file]).value]);
  return Object.fromEntries(values) as Partial<Record<DataFile, unknown>>;
}
