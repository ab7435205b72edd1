import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Alias } from "vite";

const files = { "react-router": "index.mjs", "react-router/dom": "dom-export.mjs" };

/**
 * Aliases from React Router to its production build. The package's exports give bundlers the
 * development build, whose warnings only add to the download.
 */
export function productionRouterAliases(
  packageFolder = dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
): Alias[] {
  return Object.entries(files).map(([name, file]) => {
    const replacement = join(packageFolder, "dist/production", file);
    if (!existsSync(replacement)) {
      throw new Error(
        `React Router has no production build at ${replacement}. Correct the path in src/prerender/production-router.ts, or remove the alias: the download then grows by a few KiB.`,
      );
    }
    return { find: new RegExp(`^${name}$`), replacement };
  });
}
