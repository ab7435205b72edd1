import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { imagetools } from "vite-imagetools";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react(), imagetools()],
  resolve: { alias: { "#data": fileURLToPath(new URL("shop", import.meta.url)) } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup.ts"],
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
