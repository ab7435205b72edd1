/** The owner's data, within the project. */
export const ownersFolder = "src/data";

/**
 * The folder of a mode of Vite that `#data/` resolves to, within the project. A mode with a slash names
 * it: `vite build --mode tests/shop`.
 */
export function dataFolderOf(mode: string): string {
  return mode.includes("/") ? mode : ownersFolder;
}
