import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const files: Record<string, string> = {
  "react-router": "index.mjs",
  "react-router/dom": "dom-export.mjs",
};

/**
 * Resolves React Router to its production build for the browser, and lets the bundler drop what the
 * shop does not use. The package's exports give bundlers the development build, whose warnings only
 * add to the download.
 */
export function productionRouterPlugin(): Plugin {
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
    // Without these, the bundler takes unused components and warnings for code with side effects.
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = ".*";$/gm, "")
          .replaceAll(/\bReact\d*\.forwardRef\(|^ *warning\(/gm, "/* @__PURE__ */ $&"),
    },
  };
}
