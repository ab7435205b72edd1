import { join } from "node:path";
import { build } from "vite";
import { dataFolder } from "#owner-check/data-folder.ts";
import { smallScripts } from "./small-scripts.ts";

/**
 * Bundles a source file into one classic script, small enough to stand in a page. It is run as
 * it is parsed, and leaves no names behind.
 */
export async function inlineScript(root: string, file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    resolve: { alias: { "#data": join(root, dataFolder) } },
    logLevel: "warn",
    publicDir: false,
    build: {
      ...smallScripts,
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
  if (chunk?.type !== "chunk") throw new Error(`${file} could not be made an inline script.`);
  if (/<\/script|<!--/i.test(chunk.code)) {
    throw new Error(`${file} contains a text that would end the <script> element around it.`);
  }
  return chunk.code.trim();
}
