import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { pageDataPlugin } from "./src/prerender/vite/page-data-plugin.ts";

// It mocks the routes, and leaves its roots and routers running.
const isolatedTest = "tests/start/hydrate-shop.test.tsx";

// Otherwise a NODE_ENV of the machine's, such as "production", would test React's production build.
process.env["NODE_ENV"] = "test";

// Tests of rules (*.test.ts) run in Node, tests of components (*.test.tsx) and of rules about the
// document (*.dom.test.ts) in jsdom. Files share modules and the document, so that both load once:
// the setup files undo what a test has changed. Projects do not inherit the mode of the command line.
export default defineConfig(({ mode }) => ({
  plugins: [react(), pageDataPlugin("tests/shop")],
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
