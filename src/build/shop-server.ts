import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { contentTypes } from "./content-types.ts";
import { defaultCaching, headersFor } from "./header-rules.ts";
import { parseHeadersFile } from "./headers-file.ts";
import { parseRedirectsFile, patternSource } from "./not-found-pages.ts";

const hidden = new Set(["/_headers", "/_redirects", "/nginx.conf"]);

/**
 * A server for `dist` that does what the hosts do, with the headers of `dist/_headers` itself.
 * It does not listen yet. The files are those that are there when it is made.
 */
export function createShopServer(distDir: string): Server {
  const read = (file: string) => readFileSync(join(distDir, file), "utf8");
  const rules = parseHeadersFile(read("_headers"));
  const notFoundPages = parseRedirectsFile(read("_redirects")).map(({ pattern, file }) => ({
    matcher: new RegExp(`^${patternSource(pattern)}$`),
    html: read(file),
  }));
  const errorHtml = read("404.html");

  const sendNotFound = (response: ServerResponse, path: string) => {
    const page = notFoundPages.find(({ matcher }) => matcher.test(path));
    response.writeHead(404, {
      "Cache-Control": defaultCaching,
      "Content-Type": "text/html; charset=utf-8",
    });
    response.end(page?.html ?? errorHtml);
  };
  const sendFile = sirv(distDir, {
    etag: true,
    extensions: ["html"],
    setHeaders: (response, path) => {
      const type = contentTypes[path.split(".").at(-1) ?? ""];
      if (type) response.setHeader("Content-Type", withCharset(type));
    },
  });
  const compress = compression();

  return createServer((request, response) => {
    const [pathname = "/", query] = (request.url ?? "/").split("?");
    response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
    const address = oneAddress(distDir, pathname);
    if (address !== pathname) {
      response
        .writeHead(308, { Location: query === undefined ? address : `${address}?${query}` })
        .end();
      return;
    }
    // The middleware reads of Express only what Node's own objects have.
    compress(request as never, response as never, () => {
      if (hidden.has(pathname) || /(?:^|\/)404$|\/404\.html$/.test(pathname)) {
        sendNotFound(response, pathname);
      } else {
        sendFile(request, response, () => sendNotFound(response, pathname));
      }
    });
  });
}

/** The one address of a page: without `.html` and without a slash at its end. */
function oneAddress(distDir: string, pathname: string): string {
  if (pathname === "/index.html") return "/";
  const page = /^(\/.*[^/])(?:\/|\.html)$/.exec(pathname)?.[1];
  if (!page || /(?:^|\/)404$/.test(page) || page.includes("..")) return pathname;
  return existsSync(join(distDir, `${page}.html`)) ? page : pathname;
}

function withCharset(type: string): string {
  return /^text\/|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
