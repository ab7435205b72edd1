import { join } from "node:path";
import { build, normalizePath, type Plugin } from "vite";
import { readData } from "#owner/check/check-shop.ts";

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
    plugins: [announcementOnlyPlugin(join(root, dataFolder))],
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

/** Limits the preferences to the announcement, because the script is part of every page's first load. */
function announcementOnlyPlugin(dataDir: string): Plugin {
  return {
    name: "latchkey:announcement-only",
    enforce: "pre",
    load: {
      filter: { id: new RegExp(`${normalizePath(dataDir)}/preferences\\.ts$`) },
      handler: async () => {
        const { notifications } = await readData(dataDir, "preferences.ts");
        const { announcement } = notifications;
        return `export const defaultPreferences = ${JSON.stringify({ notifications: { announcement } })};`;
      },
    },
  };
}
