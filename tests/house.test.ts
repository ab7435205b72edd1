// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// What the linter does not hold: its rules stand in .oxlintrc.json.

const root = fileURLToPath(new URL("../", import.meta.url));

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const code = [...filesIn("src"), ...filesIn("tests")].filter((file) => /\.tsx?$/.test(file));
const imports = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(
    ([, address = ""]) => address,
  );

test("no file has a name that says nothing", () => {
  const empty = /(^|-)(helpers?|utils?|common|misc|info)(-|\.|$)/;
  expect(code.filter((file) => empty.test(basename(file)))).toEqual([]);
  expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test("the shop never imports from its tests", () => {
  const bad = code
    .filter((file) => file.startsWith("src/"))
    .filter((file) => imports(file).some((address) => /^#tests|tests\//.test(address)));
  expect(bad).toEqual([]);
});

test("rooms and tests are reached by their # address, never by climbing folders", () => {
  const climbs = code.flatMap((file) =>
    imports(file)
      .filter((address) => address.startsWith("../"))
      .map((address) => `${file}: ${address}`),
  );
  expect(climbs).toEqual([]);
});

test("the data files of the owner hold no functions and no markup", () => {
  const data = code.filter((file) => file.startsWith("src/data/"));
  expect(data.length).toBeGreaterThan(5);
  const busy = data.filter((file) =>
    /=>|\bfunction\b|className|<[A-Za-z]/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(busy).toEqual([]);
});

test("every rule of the domain has a test of its own", () => {
  const rules = filesIn("src/domain").filter((file) =>
    /^export (async )?function /m.test(readFileSync(join(root, file), "utf8")),
  );
  const tested = new Set(filesIn("tests/domain").map((file) => basename(file)));
  const untested = rules.filter((file) => !tested.has(basename(file).replace(/\.ts$/, ".test.ts")));
  expect(untested).toEqual([]);
});
