import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { minify as minifyWithOxc, type Plugin, type Rolldown } from "vite";
import { cachedFile, cacheFolder, contentHash } from "./cached-file.ts";

/**
 * Minifies with Oxc, then with Terser, only the chunks that no earlier build has minified, because
 * it takes half of a build's time. Wraps Vite's own plugin, which runs Terser in worker threads.
 */
export function minifyPlugin(): Plugin {
  return {
    name: "latchkey:minify",
    apply: "build",
    configResolved: async ({ plugins, root, build }) => {
      const terser = plugins.find(({ name }) => name === "vite:terser");
      const renderChunk = terser?.renderChunk;
      if (!terser || typeof renderChunk !== "function") {
        throw new Error(
          "Vite has no plugin vite:terser with a function renderChunk. Update src/prerender/minify-plugin.ts.",
        );
      }
      const { minify, terserOptions, target } = build;
      // Compressed by Oxc first, chunks are 0.5 % smaller than with Terser alone, which is also faster.
      const oxcOptions = {
        module: true,
        mangle: false,
        compress: target ? { target } : {},
        codegen: { removeWhitespace: false },
      };
      const cacheDir = join(root, cacheFolder, "minified");
      // Holds the versions of Vite and Terser.
      const lockHash = contentHash(await readFile(join(root, "package-lock.json")));
      terser.renderChunk = async function (code, chunk, output, meta) {
        const { format, sourcemap } = output;
        const key = [lockHash, minify, oxcOptions, terserOptions, format, sourcemap, code];
        const json = await cachedFile(cacheDir, key, async () => {
          const compressed = await minifyWithOxc(chunk.fileName, code, oxcOptions);
          const result = await renderChunk.call(this, compressed.code, chunk, output, meta);
          return Buffer.from(JSON.stringify(result));
        });
        return JSON.parse(json.toString()) as Rolldown.OutputChunk;
      };
    },
  };
}
