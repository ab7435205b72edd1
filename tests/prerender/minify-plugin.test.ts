// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { minifyPlugin } from "#prerender/minify-plugin.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "minify-cache-"));
  await writeFile(join(root, "package-lock.json"), "{}");
  await writeFile(join(root, "entry.js"), "console.log(1 + 2);");
});
afterEach(() => rm(root, { recursive: true }));

test("an unchanged chunk is read from the cache", async () => {
  expect(await builtCode()).toContain("console.log(3)");
  await replaceCached("console.log('cached')");
  expect(await builtCode()).toContain("cached");
});

test.each<[string, () => Promise<void>, { passes?: number }]>([
  ["source", () => writeFile(join(root, "entry.js"), "console.log(4 + 5);"), {}],
  ["packages", () => writeFile(join(root, "package-lock.json"), '{"name":"shop"}'), {}],
  ["options", async () => {}, { passes: 2 }],
])("changed %s are minified again", async (_, change, options) => {
  await builtCode();
  await replaceCached("console.log('cached')");
  await change();
  expect(await builtCode(options)).not.toContain("cached");
});

async function builtCode(compress: { passes?: number } = {}): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [minifyPlugin()],
    build: {
      write: false,
      minify: "terser",
      terserOptions: { compress },
      rolldownOptions: { input: join(root, "entry.js") },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

async function replaceCached(code: string): Promise<void> {
  const folder = join(root, "node_modules/.cache/minified");
  const files = await readdir(folder);
  await Promise.all(
    files.map((file) => writeFile(join(folder, file), JSON.stringify({ code, map: null }))),
  );
}
