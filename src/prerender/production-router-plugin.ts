import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const files: Record<string, string> = {
  "react-router": "index.mjs",
  "react-router/dom": "dom-export.mjs",
};

/**
 * Gives the browser React Router's production build. By itself the package hands bundlers the
 * development build, whose warnings nobody reads here and everybody downloads.
 */
export function productionRouter(): Plugin {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
    "dist/production",
  );
  return {
    name: "latchkey:production-router",
    apply: (_, { command, mode }) => command === "build" && mode === "production",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId: (id) => {
      const file = files[id];
      return file ? join(folder, file) : undefined;
    },
  };
}
