import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Lets the development server answer a folder of `public/` with its index.html, as every host
 * does; by itself Vite sends the shop there.
 */
export function publicFolderPages(): Plugin {
  return {
    name: "latchkey:public-folder-pages",
    apply: "serve",
    configureServer: ({ config, middlewares }) => {
      middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
        const folder = pathname.replace(/\/+$/, "");
        const page = `${folder}/index.html`;
        if (folder !== "" && existsSync(join(config.publicDir, page))) request.url = page + search;
        next();
      });
    },
  };
}
