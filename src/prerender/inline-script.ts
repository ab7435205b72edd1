import { join } from "node:path";
import { build } from "vite";

/**
 * Bundles a source file into one classic script that can be inlined into a page and leaves no
 * globals behind.
 */
export async function inlineScript(
  root: string,
  file: string,
  dataFolder: string,
): Promise<string> {
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
  // Neither may be in a script element. The owner's texts are strings, so an escape does not change them.
  return chunk.code.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`);
}
