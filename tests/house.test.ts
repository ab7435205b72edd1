import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// Rules that the linter cannot check.

const root = fileURLToPath(new URL("../", import.meta.url));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const code = [...filesIn("src"), ...filesIn("tests")].filter((file) => /\.tsx?$/.test(file));

test("no file has a generic name", () => {
  const generic = /(^|-)(helpers?|utils?|common|misc|info)(-|\.|$)/;
  expect(code.filter((file) => generic.test(basename(file)))).toEqual([]);
  expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test("every function of domain/ has its test file", () => {
  const rules = filesIn("src/domain").filter((file) =>
    /^export (async )?function /m.test(readFileSync(join(root, file), "utf8")),
  );
  const tested = new Set(filesIn("tests/domain").map((file) => basename(file)));
  const untested = rules.filter((file) => !tested.has(basename(file).replace(/\.ts$/, ".test.ts")));
  expect(untested).toEqual([]);
});
