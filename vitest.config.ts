import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pageDataPlugin } from "./src/prerender/page-data-plugin.ts";

// It mocks the routes, and leaves its roots and routers running.
const isolatedTest = "tests/start/hydrate-shop.test.tsx";

// CI tries new random data in each run, and says how to repeat it. This file is read once for each project.
if (process.env["CI"] && process.env["VITEST"] && !process.env["SEED"]) {
  process.env["SEED"] = `${Date.now() % 1_000_000}`;
  process.stdout.write(`Random data: to repeat it, SEED=${process.env["SEED"]} npx vitest run\n`);
}

// Otherwise a NODE_ENV of the machine's, such as "production", would test React's production build.
process.env["NODE_ENV"] = "test";

const dataDir = join(import.meta.dirname, "tests/shop");

// Tests of rules (*.test.ts) run in Node, tests of components (*.test.tsx) and of rules about the
// document (*.dom.test.ts) in jsdom. Files share modules and the document, so that both load once:
// the setup files undo what a test has changed. Projects do not inherit the mode of the command line.
export default defineConfig(({ mode }) => ({
  plugins: [react(), pageDataPlugin(dataDir)],
  resolve: { alias: { "#data": dataDir } },
  test: {
    isolate: false,
    maxWorkers: "100%",
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/**/*.dom.test.ts"],
          setupFiles: ["tests/setup.ts"],
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["tests/**/*.test.tsx", "tests/**/*.dom.test.ts"],
          exclude: [isolatedTest],
          setupFiles: ["tests/setup.ts", "tests/setup-dom.ts"],
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: "hydration",
          environment: "jsdom",
          isolate: true,
          include: [isolatedTest],
          setupFiles: ["tests/setup.ts", "tests/setup-dom.ts"],
        },
      },
    ],
  },
}));
