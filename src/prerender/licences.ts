import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The file with the licences of all shipped packages. */
export const licencesFile = "licences.txt";
// Packages whose licences the bundler does not collect, because they contain no scripts.
const packagesWithoutScripts = ["@fontsource-variable/big-shoulders", "tailwindcss"];

/** Licences that the bundler does not collect, in its format. */
export async function unbundledLicences(root: string): Promise<string> {
  const texts = await Promise.all(
    packagesWithoutScripts.map(async (name) => {
      const text = await readFile(join(root, "node_modules", name, "LICENSE"), "utf8");
      return `\n## ${name}\n\n${text}`;
    }),
  );
  return texts.join("");
}
