import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { normalizePath } from "vite";

const projectFolder = join(import.meta.dirname, "../..");

/**
 * The folder that `#data/` means, from the project's folder: `src/data`, or the tests' own shop
 * where Node runs with `--conditions=fixed-shop`.
 */
export const dataFolder = findDataFolder();

function findDataFolder(): string {
  try {
    const file = createRequire(import.meta.url).resolve("#data/products.ts");
    return normalizePath(relative(projectFolder, dirname(file)));
  } catch {
    // The owner has moved products.ts away: the check reports it as missing from this folder.
    return "src/data";
  }
}
