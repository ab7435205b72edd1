import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { imagetools } from "vite-imagetools";
import { defineConfig } from "vitest/config";

// Tests of rules (*.test.ts) run in Node, tests of components (*.test.tsx) in jsdom. A *.test.ts that
// needs the DOM says so in its first line: // @vitest-environment jsdom
export default defineConfig({
  plugins: [react(), imagetools()],
  resolve: { alias: { "#data": fileURLToPath(new URL("shop", import.meta.url)) } },
  test: {
    setupFiles: ["tests/setup.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["tests/**/*.test.tsx"],
        },
      },
    ],
  },
});
