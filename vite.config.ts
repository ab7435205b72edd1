import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { imagetools } from "vite-imagetools";
import { defineConfig } from "vite";
import { dataFolder } from "./src/owner-check/data-folder.ts";
import { ownersCheck } from "./src/owner-check/owner-check-plugin.ts";
import { productSummariesPlugin } from "./src/prerender/product-summaries-plugin.ts";
import { prerender } from "./src/prerender/prerender-plugin.ts";
import { productionRouter } from "./src/prerender/production-router-plugin.ts";
import { publicFolderPages } from "./src/hosting/public-folder-pages.ts";
import { smallIcons } from "./src/prerender/small-icons-plugin.ts";
import { themeFilesPlugin } from "./src/prerender/theme-files-plugin.ts";

export default defineConfig({
  // Vite does not apply Node's --conditions to `#data`.
  resolve: { alias: { "#data": join(import.meta.dirname, dataFolder) } },
  plugins: [
    ownersCheck(),
    react(),
    tailwindcss(),
    productSummariesPlugin(),
    imagetools(),
    publicFolderPages(),
    themeFilesPlugin(),
    productionRouter(),
    smallIcons(),
    prerender(),
  ],
});
