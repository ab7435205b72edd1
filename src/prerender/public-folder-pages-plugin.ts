import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Makes the development server serve a folder's index.html in `public/`, as hosts do. Vite's default
 * is the shop's own page.
 */
export function publicFolderPagesPlugin(): Plugin {
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
