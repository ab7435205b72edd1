import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

// The newest versions that run on Node 20. Alfa's packages must all have the same version.
const packages = [
  "linkinator@7",
  "es-check@9",
  "accessibility-checker-engine@4",
  "html_codesniffer@2",
  "@siteimprove/alfa-playwright@0.81.4",
  "@siteimprove/alfa-act@0.112.0",
  "@siteimprove/alfa-rules@0.112.0",
  "@adobe/structured-data-validator@1",
  "@marbec/web-auto-extractor@2",
];

export type Tools = {
  /** The path of a package's program. */
  program: (name: string) => string;
  /** The path of a file in a package, such as a script to inject. */
  path: (file: string) => string;
  /** Imports a package's main module. */
  load: <Module>(name: string) => Promise<Module>;
};

/** Installs the tools into npm's cache, outside of the project, unless they are there already. */
export async function fetchTools(): Promise<Tools> {
  const names = packages.map((name) => `--package=${name}`);
  const find = ["-c", "command -v linkinator"];
  const { stdout } = await run("npm", ["exec", "--yes", ...names, ...find]);
  const programs = dirname(stdout.trim());
  const { resolve } = createRequire(join(programs, "tools.js"));
  return {
    program: (name) => join(programs, name),
    path: (file) => resolve(file),
    load: async (name) => import(pathToFileURL(resolve(name)).href),
  };
}
