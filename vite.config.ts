import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { dataFolderOf, ownersFolder } from "./src/owner/check/data-files.ts";
import { ownerCheckPlugin } from "./src/owner/check/owner-check-plugin.ts";
import { chunkGroups, firstLoadChunk } from "./src/prerender/chunk-groups.ts";
import { hostBehaviourPlugin } from "./src/prerender/host-behaviour-plugin.ts";
import { compileHintPlugin } from "./src/prerender/compile-hint-plugin.ts";
import { picturesPlugin } from "./src/prerender/pictures-plugin.ts";
import { firstLoadDataPlugin } from "./src/prerender/first-load-data-plugin.ts";
import { licencesFile, prerenderPlugin } from "./src/prerender/prerender-plugin.ts";
import { themePlugin } from "./src/prerender/theme-plugin.ts";

// Six characters instead of eight, because hashes compress badly and pages list many.
const assetFileNames = "assets/[name]-[hash:6][extname]";
const scriptFileNames = "assets/[name]-[hash:6].js";

const build: UserConfig["build"] = {
  // One stylesheet. Each page inlines the rules that it uses.
  cssCodeSplit: false,
  // The security policy forbids data: URLs.
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_file, files) => files.filter((file) => !firstLoadChunk.test(file)),
  },
  rolldownOptions: {
    // The build's time goes into pictures.
    checks: { pluginTimings: false },
    // React Router's function that only prints to the console.
    treeshake: { manualPureFunctions: ["warning"] },
  },
};

/** The browser's bundle, and the same screens for Node, which write every page. */
const environments: UserConfig["environments"] = {
  client: {
    build: {
      license: { fileName: licencesFile },
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          entryFileNames: scriptFileNames,
          chunkFileNames: scriptFileNames,
          assetFileNames,
        },
      },
    },
  },
  prerender: {
    consumer: "server",
    build: {
      emitAssets: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: "src/prerender/write-site.ts",
        // The same picture names as in the browser's bundle.
        output: { assetFileNames },
      },
    },
  },
};

// React Router's production build. Its package gives bundlers the development build, which is 4 KiB larger.
const router = join(import.meta.dirname, "node_modules/react-router/dist/production");
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(router, "dom-export.mjs") },
];

export default defineConfig(({ command, mode, isPreview }) => {
  // Otherwise a NODE_ENV of the builder's would publish React's development build and the preview panel.
  if (command === "build") process.env["NODE_ENV"] = "production";
  const dataFolder = dataFolderOf(mode);
  const dataDir = join(import.meta.dirname, dataFolder);
  const outDir = dataFolder === ownersFolder ? "dist" : join("node_modules/.cache/sites", mode);
  return {
    // The built site has a page for each route.
    appType: isPreview ? "mpa" : "spa",
    resolve: {
      alias: [
        { find: "#data", replacement: dataDir },
        ...(command === "build" ? productionRouter : []),
      ],
    },
    plugins: [
      ownerCheckPlugin(dataFolder),
      react(),
      tailwindcss(),
      firstLoadDataPlugin(dataDir),
      picturesPlugin(),
      hostBehaviourPlugin(),
      themePlugin(dataDir),
      prerenderPlugin(dataFolder),
      compileHintPlugin(),
    ],
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    build: { ...build, outDir },
    ...(command === "build" && {
      environments,
      // The list of all files would hide what the check says. `--logLevel info` prints it.
      logLevel: "warn",
    }),
  };
});
