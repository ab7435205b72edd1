import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { contentTypes, isText } from "./content-types.ts";
import { defaultCaching, headersFor } from "./header-rules.ts";
import { parseHeadersFile } from "./headers-file.ts";
import { noPages, parseRedirectsFile, patternSource } from "./not-found-pages.ts";

/**
 * A server for `dist` that does what the hosts do, with the headers of `dist/_headers` itself.
 * It does not listen yet. The files are those that are there when it is made.
 */
export function createShopServer(distDir: string): Server {
  const read = (file: string) => readFileSync(join(distDir, file), "utf8");
  const rules = parseHeadersFile(read("_headers"));
  const notFoundPages = parseRedirectsFile(read("_redirects")).map(({ pattern, file }) => ({
    matcher: new RegExp(`^${patternSource(pattern)}$`),
    send: notFoundSender(distDir, file),
  }));
  const sendError = notFoundSender(distDir, "404.html");
  const sendFile = sirv(distDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders: (response, path) => {
      const type = contentTypes[path.split(".").at(-1) ?? ""];
      if (type) response.setHeader("Content-Type", withCharset(type));
    },
  });
  const sendNotFound = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const page = notFoundPages.find(({ matcher }) => matcher.test(path));
    (page?.send ?? sendError)(request, response);
  };

  return createServer((request, response) => {
    const [path = "/", query] = (request.url ?? "/").split("?");
    // Two slashes would name another host in a redirect.
    const pathname = path.replace(/^\/+/, "/");
    response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
    const address = oneAddress(distDir, pathname);
    if (address !== pathname) {
      response
        .writeHead(308, { Location: query === undefined ? address : `${address}?${query}` })
        .end();
      return;
    }
    if (noPages.includes(pathname) || /\/404(?:\.html)?$/.test(pathname)) {
      sendNotFound(request, response, pathname);
    } else {
      sendFile(request, response, () => sendNotFound(request, response, pathname));
    }
  });
}

/** The one address of a page: without `.html` and without a slash at its end. */
function oneAddress(distDir: string, pathname: string): string {
  if (pathname === "/index.html") return "/";
  const page = /^(\/.*[^/])(?:\/|\.html)$/.exec(pathname)?.[1];
  if (!page || /(?:^|\/)404$/.test(page) || page.includes("..")) return pathname;
  return existsSync(join(distDir, `${page}.html`)) ? page : pathname;
}

const endings = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
];

/** Sirv sends what is there with status 200, so the pages for what is missing are sent here. */
function notFoundSender(distDir: string, file: string) {
  const path = join(distDir, file);
  const forms = endings
    .filter(({ ending }) => existsSync(path + ending))
    .map(({ encoding, ending }) => ({ encoding, html: readFileSync(path + ending) }));
  const plain = readFileSync(path);
  return (request: IncomingMessage, response: ServerResponse) => {
    const accepted = request.headers["accept-encoding"] ?? "";
    const form = forms.find(({ encoding }) => accepted.includes(encoding));
    response.writeHead(404, {
      "Cache-Control": defaultCaching,
      "Content-Type": "text/html; charset=utf-8",
      Vary: "Accept-Encoding",
      ...(form && { "Content-Encoding": form.encoding }),
    });
    response.end(form?.html ?? plain);
  };
}

function withCharset(type: string): string {
  return isText(type) ? `${type}; charset=utf-8` : type;
}
