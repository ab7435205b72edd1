import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The file with the licences of all shipped packages. */
export const licencesFile = "licences.txt";
// Packages whose licences the bundler does not collect, because they contain no scripts.
const packagesWithoutScripts = ["@fontsource-variable/big-shoulders", "tailwindcss"];

/** Adds what the bundler has not collected: packages without scripts, and the owner's file, which comes first. */
export async function completeLicences(
  distDir: string,
  root: string,
  publicDir: string,
): Promise<void> {
  const owners = await readFile(join(publicDir, licencesFile), "utf8").catch(() => "");
  const bundled = await readFile(join(distDir, licencesFile), "utf8");
  const others = await Promise.all(
    packagesWithoutScripts.map(async (name) => {
      const text = await readFile(join(root, "node_modules", name, "LICENSE"), "utf8");
      return `\n## ${name}\n\n${text}`;
    }),
  );
  const parts =
    owners === "" ? [bundled, ...others] : [`${owners.trimEnd()}\n\n`, bundled, ...others];
  await writeFile(join(distDir, licencesFile), parts.join(""));
}
