import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// Rules that the linter (.oxlintrc.json) cannot check.

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

test("no file has a generic name", () => {
  const generic = /(^|-)(helpers?|utils?|common|misc|info)(-|\.|$)/;
  expect(code.filter((file) => generic.test(basename(file)))).toEqual([]);
  expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test("src/ does not import tests/", () => {
  const bad = code
    .filter((file) => file.startsWith("src/"))
    .filter((file) => imports(file).some((address) => /^#tests|tests\//.test(address)));
  expect(bad).toEqual([]);
});

test("import() follows the import rules of the linter, which only checks import statements", () => {
  type ImportRule = [severity: "error", options: { patterns: { regex?: string }[] }];
  type Config = {
    overrides: { files: string[]; rules: { "no-restricted-imports"?: ImportRule } }[];
  };
  const { overrides } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as Config;
  const isDenied = (file: string, address: string) =>
    overrides
      .filter(({ files }) => files.some((glob) => file.startsWith(glob.replace("**", ""))))
      .flatMap(({ rules }) => rules["no-restricted-imports"]?.[1].patterns ?? [])
      .some(({ regex }) => regex !== undefined && new RegExp(regex).test(address));
  const dynamicImports = code.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), "utf8").matchAll(/\bimport\(\s*"([^"]+)"/g),
      ([, address = ""]) => ({ file: file.replaceAll("\\", "/"), address }),
    ),
  );
  expect(dynamicImports.length).toBeGreaterThan(5);
  expect(dynamicImports.filter(({ file, address }) => isDenied(file, address))).toEqual([]);
});

test("imports from other folders use # paths, never ../", () => {
  const parentImports = code.flatMap((file) =>
    imports(file)
      .filter((address) => address.startsWith("../"))
      .map((address) => `${file}: ${address}`),
  );
  expect(parentImports).toEqual([]);
});

test("every function of domain/ has its test file", () => {
  const rules = filesIn("src/domain").filter((file) =>
    /^export (async )?function /m.test(readFileSync(join(root, file), "utf8")),
  );
  const tested = new Set(filesIn("tests/domain").map((file) => basename(file)));
  const untested = rules.filter((file) => !tested.has(basename(file).replace(/\.ts$/, ".test.ts")));
  expect(untested).toEqual([]);
});
