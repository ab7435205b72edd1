import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { compressedCopySource, encodings } from "./compressed-files.ts";
import { contentTypes, isText } from "./content-types.ts";
import { headersFor } from "./header-rules.ts";
import { parseHeadersFile } from "./headers-file.ts";
import { hiddenFiles, matchesPattern, parseRedirectsFile } from "./not-found-pages.ts";

const compressedCopy = new RegExp(compressedCopySource);

/**
 * A server for `dist` that behaves like the hosts. It reads the rules in `_headers` and `_redirects` for
 * each request, so a new build takes effect at once. The caller starts it. Throws if there is no built
 * shop.
 */
export function createShopServer(root: string): Server {
  readRules(root);
  return createServer((request, response) => {
    try {
      answer(root, request, response);
    } catch (error) {
      sendFailure(response, error);
    }
  });
}

function readRules(root: string) {
  if (!existsSync(join(root, "_headers"))) {
    throw new Error(`There is no built shop in ${root}. Run npm run build first.`);
  }
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    headers: parseHeadersFile(read("_headers")),
    notFound: parseRedirectsFile(read("_redirects")),
  };
}

function answer(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { headers, notFound } = readRules(root);
  const setHeaders = (path: string) => {
    response.setHeaders(new Map(Object.entries(headersFor(headers, path))));
  };
  const [target = "/", query] = (request.url ?? "/").split("?");
  const path = decodedPath(target);
  const page = notFound.find(({ pattern }) => matchesPattern(pattern, path));
  const missing = page?.file ?? "/404.html";

  const address = canonicalAddress(root, path);
  if (address !== path) {
    const location = encodeURI(address) + (query === undefined ? "" : `?${query}`);
    setHeaders("/404.html");
    response.writeHead(308, { Location: location }).end();
    return;
  }
  const isHidden =
    hiddenFiles.includes(path) || compressedCopy.test(path) || /\/404(?:\.html)?$/.test(path);
  const file = isHidden ? undefined : servedFile(root, path);
  setHeaders(file ? path : missing);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  response.statusCode = file ? 200 : 404;
  sendFile(root, file ?? missing, request, response);
}

/** The path that a request names, decoded. A malformed or unsafe one becomes a path that is missing. */
function decodedPath(target: string): string {
  try {
    const path = decodeURIComponent(target);
    // In a redirect, a path with two leading slashes would be another host.
    return /\0|\\|\/\/|\/\.\.(?:\/|$)/.test(path) ? "/404" : path;
  } catch {
    return "/404";
  }
}

/** The canonical path of a page: without `.html` and without a trailing slash. */
function canonicalAddress(root: string, path: string): string {
  if (path === "/index.html") return "/";
  const page = /^(\/.*[^/])(?:\/|\.html)$/.exec(path)?.[1];
  if (page === undefined || /(?:^|\/)404$/.test(page)) return path;
  return isFile(join(root, `${page}.html`)) ? page : path;
}

/** The file for a path. Hosts also try `.html` and `index.html`. */
function servedFile(root: string, path: string): string | undefined {
  return [path, `${path}.html`, `${path.replace(/\/$/, "")}/index.html`].find((file) =>
    isFile(join(root, file)),
  );
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Missing, or below a file, such as /favicon.ico/.
    return false;
  }
}

function sendFile(
  root: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const type = contentTypes[extname(file).slice(1)];
  if (type) response.setHeader("Content-Type", isText(type) ? `${type}; charset=utf-8` : type);
  const copies = encodingsOf(root, file);
  if (copies.length > 0) response.setHeader("Vary", "Accept-Encoding");
  const accepted = new Negotiator(request).encodings([...copies]);
  const encoding = copies.find((one) => accepted.includes(one));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  const sent = file + (encoding ? encodings[encoding] : "");
  const isFound = response.statusCode === 200;
  send(request, encodeURIComponent(sent).replaceAll("%2F", "/"), {
    root,
    index: false,
    cacheControl: false,
    dotfiles: "allow",
    acceptRanges: isFound,
  })
    .on("error", (error: { status: number; headers?: Record<string, string> }) => {
      if (error.status === 416) response.writeHead(416, error.headers).end();
      else sendFailure(response, error);
    })
    .pipe(response);
}

/** The encodings in which a file's copies are there. */
function encodingsOf(root: string, file: string) {
  return (["br", "gzip"] as const).filter((one) => isFile(join(root, file + encodings[one])));
}

/** Answers 500 and prints the reason. */
function sendFailure(response: ServerResponse, error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response
    .writeHead(500, { "Content-Type": "text/plain" })
    .end("The server failed. Its console says why.\n");
}
