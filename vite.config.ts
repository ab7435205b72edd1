import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { imagetools } from "vite-imagetools";
import { defineConfig } from "vitest/config";
import { ownersCheck } from "./src/build/check/owners-check-plugin.ts";
import { front } from "./src/build/front-plugin.ts";
import { prerender } from "./src/build/prerender-plugin.ts";
import { productionRouter } from "./src/build/production-router-plugin.ts";
import { publicFolderPages } from "./src/build/public-folder-pages.ts";
import { smallScripts } from "./src/build/small-scripts.ts";

const isUnitTest = process.env["VITEST"] !== undefined;

export default defineConfig({
  plugins: [
    ownersCheck(),
    react(),
    tailwindcss(),
    !isUnitTest && front(),
    imagetools(),
    publicFolderPages(),
    !isUnitTest && productionRouter(),
    !isUnitTest && prerender(),
  ],
  build: smallScripts,
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
