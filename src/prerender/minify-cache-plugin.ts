import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { cachedFile, contentHash } from "./cached-file.ts";

/**
 * Minifies only the chunks that no earlier build has minified, because Terser takes half of a build's
 * time. Wraps Vite's own plugin, which runs Terser in worker threads.
 */
export function minifyCachePlugin(): Plugin {
  return {
    name: "latchkey:minify-cache",
    apply: "build",
    configResolved: async ({ plugins, root, build }) => {
      const terser = plugins.find(({ name }) => name === "vite:terser");
      const renderChunk = terser?.renderChunk;
      if (!terser || typeof renderChunk !== "function") {
        throw new Error(
          "Vite has no plugin vite:terser with a function renderChunk. Update src/prerender/minify-cache-plugin.ts.",
        );
      }
      const { minify, terserOptions } = build;
      const cacheDir = join(root, "node_modules/.cache/minified");
      // Holds the versions of Vite and Terser.
      const lockHash = contentHash(await readFile(join(root, "package-lock.json")));
      terser.renderChunk = async function (code, chunk, output, meta) {
        const { format, sourcemap } = output;
        const key = [lockHash, minify, terserOptions, format, sourcemap, code];
        const json = await cachedFile(cacheDir, key, async () =>
          Buffer.from(JSON.stringify(await renderChunk.call(this, code, chunk, output, meta))),
        );
        return JSON.parse(json.toString()) as Rolldown.OutputChunk;
      };
    },
  };
}
