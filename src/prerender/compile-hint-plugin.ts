import type { Plugin } from "vite";
import { startChunk } from "./chunk-groups.ts";

/**
 * Tells V8 to compile all functions of the chunks that start a page in the background, while it
 * loads them. By default it compiles each on the main thread when it is first called.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: "latchkey:compile-hint",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // After Vite, which adds lines as well. The hint only counts in the first one.
      order: "post",
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || !startChunk.test(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}
