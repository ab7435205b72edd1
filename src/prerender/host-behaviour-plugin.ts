import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";

/**
 * Makes Vite's servers answer like hosts: `vite preview` sends the "not found" pages with status 404,
 * and `vite` serves the `index.html` of a folder in `public/`.
 */
export function hostBehaviourPlugin(): Plugin {
  return {
    name: "latchkey:host-behaviour",
    configurePreviewServer:
      ({ config, middlewares }) =>
      () => {
        middlewares.use(notFoundPages(resolve(config.root, config.build.outDir)));
      },
    configureServer: ({ config, middlewares }) => {
      middlewares.use((request, _response, next) => {
        const [path = "", query] = (request.url ?? "").split("?");
        const page = `${path}index.html`;
        if (path.length > 1 && path.endsWith("/") && existsSync(join(config.publicDir, page))) {
          request.url = query === undefined ? page : `${page}?${query}`;
        }
        next();
      });
    },
  };
}

/** Answers with the nearest `404.html`, unless Vite has found a page and put its file into the URL. */
function notFoundPages(distDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (path.endsWith(".html") && !path.endsWith("/404.html")) {
      next();
      return;
    }
    const page = /^\/product\/[^/]+$/.test(path) ? "product/404.html" : "404.html";
    response.writeHead(404, { "Content-Type": "text/html" });
    response.end(request.method === "HEAD" ? undefined : readFileSync(join(distDir, page)));
  };
}
