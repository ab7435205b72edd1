import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import sirv from "sirv";
import { contentTypes, isText } from "./content-types.ts";
import { headersFor } from "./header-rules.ts";
import { parseHeadersFile } from "./headers-file.ts";
import { hiddenFiles, parseRedirectsFile, patternSource } from "./not-found-pages.ts";

/**
 * A server for `dist` that behaves like the hosts, with the headers of `dist/_headers`. The caller starts
 * it. It serves the files as they are when it is created; throws if there is no built shop.
 */
export function createShopServer(distDir: string): Server {
  if (!existsSync(join(distDir, "_headers"))) {
    throw new Error(`There is no built shop in ${distDir}. Run npm run build first.`);
  }
  const read = (file: string) => readFileSync(join(distDir, file), "utf8");
  const rules = parseHeadersFile(read("_headers"));
  const notFoundPages = parseRedirectsFile(read("_redirects")).map(({ pattern, file }) => ({
    matcher: new RegExp(`^${patternSource(pattern)}$`),
    file,
  }));
  const texts = textSender(distDir);
  const sendOther = sirv(distDir, {
    etag: true,
    setHeaders: (response, path) => {
      const type = contentTypes[extname(path).slice(1)];
      if (type) response.setHeader("Content-Type", type);
    },
  });

  return createServer((request, response) => {
    const [path = "/", query] = (request.url ?? "/").split("?");
    // In a redirect, a path with two leading slashes would be another host.
    const pathname = path.replace(/^\/+/, "/");
    response.setHeaders(new Map(Object.entries(headersFor(rules, pathname))));
    const address = canonicalAddress(distDir, pathname);
    if (address !== pathname) {
      response
        .writeHead(308, { Location: query === undefined ? address : `${address}?${query}` })
        .end();
      return;
    }
    const sendNotFound = () => {
      response.setHeader("Cache-Control", "no-cache");
      const page = notFoundPages.find(({ matcher }) => matcher.test(pathname));
      void texts.send(request, response, 404, page?.file ?? "/404.html");
    };
    if (hiddenFiles.includes(pathname) || /\/404(?:\.html)?$/.test(pathname)) {
      sendNotFound();
      return;
    }
    const text = texts.find(pathname);
    if (text) void texts.send(request, response, 200, text);
    else sendOther(request, response, sendNotFound);
  });
}

/** The canonical path of a page: without `.html` and without a trailing slash. */
function canonicalAddress(distDir: string, pathname: string): string {
  if (pathname === "/index.html") return "/";
  const page = /^(\/.*[^/])(?:\/|\.html)$/.exec(pathname)?.[1];
  if (!page || /(?:^|\/)404$/.test(page) || page.includes("..")) return pathname;
  return existsSync(join(distDir, `${page}.html`)) ? page : pathname;
}

const encoders: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

const unchanged = (text: Buffer) => Promise.resolve(text);

// Smaller files fit into one packet uncompressed.
const minCompressedBytes = 256;

/** Finds and sends text files, and compresses each once, on first use. */
function textSender(distDir: string) {
  const bodies = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string, encoding: string | undefined): Promise<Buffer> => {
    const key = `${file} ${encoding ?? ""}`;
    const encode = encoders[encoding ?? ""] ?? unchanged;
    const body = bodies.get(key) ?? encode(readFileSync(join(distDir, file)));
    bodies.set(key, body);
    return body;
  };
  const isTextFile = (file: string) =>
    isText(contentTypes[extname(file).slice(1)] ?? "") && existsSync(join(distDir, file));

  return {
    /** The text file for a path, if there is one. Hosts also try `.html` and `index.html`. */
    find: (pathname: string): string | undefined =>
      pathname.includes("..")
        ? undefined
        : [pathname, `${pathname}.html`, join(pathname, "index.html")].find(isTextFile),
    send: async (
      request: IncomingMessage,
      response: ServerResponse,
      status: number,
      file: string,
    ): Promise<void> => {
      const accepted = request.headers["accept-encoding"] ?? "";
      const plain = await bodyOf(file, undefined);
      const encoding =
        plain.length < minCompressedBytes
          ? undefined
          : Object.keys(encoders).find((name) => accepted.includes(name));
      const body = await bodyOf(file, encoding);
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
      const isUnchanged = status === 200 && request.headers["if-none-match"] === etag;
      response.writeHead(isUnchanged ? 304 : status, {
        "Content-Type": `${contentTypes[extname(file).slice(1)]}; charset=utf-8`,
        ETag: etag,
        Vary: "Accept-Encoding",
        ...(!isUnchanged && { "Content-Length": body.length }),
        ...(encoding && { "Content-Encoding": encoding }),
      });
      response.end(isUnchanged || request.method === "HEAD" ? undefined : body);
    },
  };
}
