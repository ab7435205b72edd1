// @vitest-environment node
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build, type Rolldown } from "vite";
import { compileHintPlugin } from "#prerender/compile-hint-plugin.ts";

test("the chunks that start a page begin with the hint, other chunks have none", async () => {
  const root = await mkdtemp(join(tmpdir(), "compile-hint-"));
  onTestFinished(() => rm(root, { recursive: true }));
  // Vite adds a first line to a chunk that loads another with a stylesheet.
  await writeFile(join(root, "home-screen.js"), "import('./dialog.js');");
  await writeFile(join(root, "dialog.js"), "import './dialog.css'; console.log(1);");
  await writeFile(join(root, "dialog.css"), "p { color: red }");

  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [compileHintPlugin()],
    build: { write: false, rolldownOptions: { input: join(root, "home-screen.js") } },
  })) as Rolldown.RolldownOutput;

  const code = Object.fromEntries(
    output.flatMap((file) => (file.type === "chunk" ? [[file.name, file.code]] : [])),
  );
  expect(code["home-screen"]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n.*__vite__mapDeps/);
  expect(code["dialog"]).toContain("console.log");
  expect(code["dialog"]).not.toContain("allFunctionsCalledOnLoad");
});
