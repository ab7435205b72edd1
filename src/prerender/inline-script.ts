import { join } from "node:path";
import { build } from "vite";
import { dataFolder } from "#owner-check/data-folder.ts";

/**
 * Bundles a source file into one classic script that can be inlined into a page and leaves no
 * globals behind.
 */
export async function inlineScript(root: string, file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    resolve: { alias: { "#data": join(root, dataFolder) } },
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, file),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs.flatMap((one) => ("output" in one ? one.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error(`${file} was not bundled into one script.`);
  if (/<\/script|<!--/i.test(chunk.code)) {
    throw new Error(`${file} contains "</script" or "<!--", which cannot be inlined.`);
  }
  return chunk.code.trim();
}
