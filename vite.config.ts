import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type EnvironmentOptions, type UserConfig } from "vite";
import { dataFolderOf, ownersFolder } from "./src/data-reader/data-files.ts";
import { buildFolders, licencesFile } from "./src/domain/site-files.ts";
import { ownerCheckPlugin } from "./src/owner/check/owner-check-plugin.ts";
import { chunkGroups } from "./src/prerender/vite/chunk-groups.ts";
import { hostBehaviourPlugin } from "./src/prerender/vite/host-behaviour-plugin.ts";
import { pageDataId, pageDataPlugin } from "./src/prerender/vite/page-data-plugin.ts";
import { prerenderPlugin } from "./src/prerender/vite/prerender-plugin.ts";
import { themePlugin } from "./src/prerender/vite/theme-plugin.ts";

const build: UserConfig["build"] = {
  // The supported browsers. Older ones lack what before-paint-script.ts asks for, and show the prerendered pages.
  target: ["chrome120", "edge120", "firefox130", "safari17.2"],
  // One stylesheet. Each page inlines the rules that it uses.
  cssCodeSplit: false,
  // Every picture and font is a file, which a page can preload.
  assetsInlineLimit: 0,
  // All supported browsers preload modules.
  modulePreload: { polyfill: false },
  // Vite's advice about large chunks is for developers. budget.spec.ts watches their sizes.
  chunkSizeWarningLimit: Infinity,
  rolldownOptions: {
    // The build's time goes into pictures.
    checks: { pluginTimings: false },
    // Without the owner's names: filter lists of blockers hide addresses with "-ads-" in them.
    output: { assetFileNames: `${buildFolders.assets}/[hash][extname]` },
  },
};

/** The browser's bundle. What else a build makes is in prerender-plugin.ts. */
const client: EnvironmentOptions = {
  build: {
    license: { fileName: licencesFile },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // Without a product's id, for the same reason as the names of assets.
        chunkFileNames: ({ facadeModuleId }) =>
          `${buildFolders.assets}/${facadeModuleId?.startsWith(pageDataId) ? "" : "[name]-"}[hash].js`,
      },
    },
  },
};

export default defineConfig(({ command, mode, isPreview }) => {
  // Otherwise a NODE_ENV of the machine's would publish React's development build and the developer panel,
  // or leave both out of the development server.
  process.env["NODE_ENV"] = command === "build" ? "production" : "development";
  const dataFolder = dataFolderOf(mode);
  const pageData = pageDataPlugin(dataFolder);
  const outDir = dataFolder === ownersFolder ? "dist" : join("node_modules/.cache/sites", mode);
  return {
    // The built site has a page for each route.
    appType: isPreview ? "mpa" : "spa",
    plugins: [
      ownerCheckPlugin(dataFolder),
      themePlugin(dataFolder, pageData.api.site),
      react(),
      // Vite minifies the styles, for the supported browsers only.
      tailwindcss({ optimize: false }),
      pageData,
      hostBehaviourPlugin(),
      prerenderPlugin(pageData.api.site),
    ],
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    build: { ...build, outDir },
    // Through a tunnel, the host is the tunnel's. The files of the built site are public anyway.
    preview: { allowedHosts: true },
    environments: { client },
    // The list of all files would hide what the check says. `--logLevel info` prints it.
    ...(command === "build" && { logLevel: "warn" }),
  };
});
