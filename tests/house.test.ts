import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

// Rules that the linter cannot check.

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

test("no file has a generic name", () => {
  const generic = /^(?:index\.|(?:.*-)?(?:helpers?|utils?|common|misc|info)[-.])/;
  const code = ["src", "tests"].flatMap(filesIn).filter((file) => /\.tsx?$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => generic.test(basename(file)))).toEqual([]);
});

/** The text of the files with an ending in some folders of the shop, without comments. */
function textOf(ending: string, folders: string[]): string {
  return folders
    .map((folder) => join("src/shop", folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, ""))
    .join("\n");
}

const wordsOf = (folders: string[]) => new Set(textOf(".tsx", folders).split(/[\s"'`]+/));

test("a folder's CSS selects classes of its components or of ui/, or utilities in use", () => {
  const folders = readdirSync("src/shop").filter((name) => !name.includes("."));
  const used = wordsOf(folders);
  const foreign = folders.flatMap((folder) => {
    const own = wordsOf([folder, "ui"]);
    const offered = textOf(".css", [folder, "ui", "."]);
    const isUtility = (name: string) => offered.includes(`@utility ${name} {`) && used.has(name);
    return [...textOf(".css", [folder]).matchAll(/\.([a-z][\w-]*)/g)]
      .filter(([, name = ""]) => !own.has(name) && !isUtility(name))
      .map(([selector]) => `${folder}: ${selector}`);
  });
  expect(foreign).toEqual([]);
});
