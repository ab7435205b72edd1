import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { normalizePath } from "vite";

const projectFolder = join(import.meta.dirname, "../../..");

/**
 * The folder that `#data/` resolves to, relative to the project folder: `src/data`, or the tests' shop
 * if Node runs with `--conditions=fixed-shop`.
 */
export const dataFolder = findDataFolder();

function findDataFolder(): string {
  try {
    const file = createRequire(import.meta.url).resolve("#data/products.ts");
    return normalizePath(relative(projectFolder, dirname(file)));
  } catch {
    // products.ts is missing, which the check reports.
    return "src/data";
  }
}
