import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { dataFolder } from "./src/owner-check/data-folder.ts";
import { ownerCheckPlugin } from "./src/owner-check/owner-check-plugin.ts";
import { compileHintPlugin } from "./src/prerender/compile-hint-plugin.ts";
import { picturesPlugin } from "./src/prerender/pictures-plugin.ts";
import { productSummariesPlugin } from "./src/prerender/product-summaries-plugin.ts";
import { prerenderPlugin } from "./src/prerender/prerender-plugin.ts";
import { publicFolderPagesPlugin } from "./src/hosting/public-folder-pages-plugin.ts";
import { themeFilesPlugin } from "./src/prerender/theme-files-plugin.ts";

export default defineConfig({
  // Vite does not apply Node's --conditions to `#data`.
  resolve: { alias: { "#data": join(import.meta.dirname, dataFolder) } },
  plugins: [
    ownerCheckPlugin(),
    react(),
    tailwindcss(),
    productSummariesPlugin(),
    picturesPlugin(),
    publicFolderPagesPlugin(),
    themeFilesPlugin(),
    prerenderPlugin(),
    compileHintPlugin(),
  ],
});
