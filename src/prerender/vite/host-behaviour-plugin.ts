import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Connect, Plugin } from "vite";
import { refuse } from "#data-reader/refuse.ts";
import { notFoundFile } from "#prerender/shared/html-file.ts";

/** Makes `vite preview` answer like hosts: it sends the "not found" pages with status 404. */
export function hostBehaviourPlugin(): Plugin {
  return {
    name: "latchkey:host-behaviour",
    configurePreviewServer: ({ config, middlewares }) => {
      const distDir = resolve(config.root, config.build.outDir);
      // Vite itself says so only if no plugin has this hook.
      if (!existsSync(distDir)) {
        refuse(`There is no shop in ${config.build.outDir} yet. Build it first: npm run build`);
      }
      return () => {
        middlewares.use(notFoundPages(distDir));
      };
    },
  };
}

/** Answers with a "not found" page, unless Vite has found a page and put its file into the URL. */
function notFoundPages(distDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [path = ""] = (request.url ?? "").split("?");
    const page = notFoundFile(path);
    if (path !== `/${page}` && path.endsWith(".html") && existsSync(join(distDir, path))) {
      next();
      return;
    }
    response.writeHead(404, { "Content-Type": "text/html" });
    response.end(request.method === "HEAD" ? undefined : readFileSync(join(distDir, page)));
  };
}
