import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Gives lucide-react's icons the shop's own small component in builds: 2 KiB less JavaScript
 * before hydration, and fewer attributes in every page.
 */
export function smallIcons(): Plugin {
  let component = "";
  return {
    name: "latchkey:small-icons",
    apply: "build",
    enforce: "pre",
    configResolved: ({ root }) => {
      component = join(root, "src/ui/create-icon.tsx");
    },
    // The prerendered page and the browser have to render the same icons.
    configEnvironment: (name) =>
      name === "prerender" ? { resolve: { noExternal: ["lucide-react"] } } : undefined,
    resolveId: (id, importer) =>
      id === "../createLucideIcon.mjs" && importer?.includes("lucide-react")
        ? component
        : undefined,
  };
}
