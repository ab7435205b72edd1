import { dataFileNames, dataFiles } from "#data-reader/data-files.ts";
import { errorAt, type Diagnostic, warning } from "#data-reader/diagnostic.ts";
import type { ShopData } from "./shop-data.ts";

/** Warns of copies beside the owner's files, in which changes are lost. */
export function copyRules({ fileNames, dataFolder }: ShopData): Diagnostic[] {
  return fileNames
    .filter((name) => /\.ts(?:\.txt)?$/.test(name) && !(name in dataFiles))
    .map((name) => {
      const file = dataFileNames.find((one) => name.toLowerCase().startsWith(one.slice(0, -3)));
      const fix = `Write your changes into ${file ?? "another file"}, and delete it.`;
      return warning(
        errorAt(`${dataFolder}/${name}`, 1, `the shop does not read this file. ${fix}`),
      );
    });
}
