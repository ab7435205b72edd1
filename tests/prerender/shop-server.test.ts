// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeCompressedFiles } from "#prerender/compressed-files.ts";
import { headerRules } from "#prerender/header-rules.ts";
import { headersFile } from "#prerender/headers-file.ts";
import { redirectsFile } from "#prerender/not-found-pages.ts";
import { createShopServer } from "#prerender/shop-server.ts";

const notFound = [{ pattern: "/product/:productId", file: "/product/404.html" }];
const page = (name: string) => `<title>${name}</title>${"<p>Text</p>".repeat(50)}`;
const film = Buffer.from(Array.from({ length: 200 }, (_, index) => index));

let folder = "";
let server: Server;

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(join(folder, file, ".."), { recursive: true });
  await writeFile(join(folder, file), content);
}

function writeRules(policy: string): Promise<void> {
  return write(
    "_headers",
    headersFile(headerRules({ policy, pages: ["/", "/status", "/product/*"] })),
  );
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-server-"));
  await writeRules("first");
  await write("_redirects", redirectsFile(notFound));
  for (const name of ["index", "status", "404", "product/404", "product/1"]) {
    await write(`${name}.html`, page(name));
  }
  await write("terms/index.html", page("terms"));
  await write("my terms.html", page("my terms"));
  await write("assets/film-1.webm", film);
  await write("favicon.ico", film);
  await write("status/1.svg", "<svg/>");
  await writeCompressedFiles(folder);
  server = createShopServer(folder).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a path exactly as it is; `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ host: "localhost", port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(parts) });
      });
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["/", "index"],
  ["/status", "status"],
  ["/%73tatus", "status"],
  ["/product/1?a=1", "product/1"],
  ["/terms/", "terms"],
  ["/my%20terms", "my terms"],
])("%s is the page %j", async (path, name) => {
  const { status, body, headers } = await get(path);
  expect([status, String(body)]).toEqual([200, page(name)]);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

test.each([
  ["/nowhere", "404"],
  ["/product/2", "product/404"],
  ["/404", "404"],
  ["/product/404.html", "product/404"],
  ["/_headers", "404"],
  ["/%5fheaders", "404"],
  ["/index", "404"],
  ["/index.html.br", "404"],
  ["/favicon.ico/", "404"],
  ["/assets", "404"],
  ["/..%2f..%2fetc/passwd", "404"],
  ["/%00", "404"],
  ["/%zz", "404"],
  ["//status", "404"],
  ["/product//151373", "404"],
])("%s is missing and shows %s.html", async (path, name) => {
  const { status, body, headers } = await get(path);
  expect([status, String(body)]).toEqual([404, page(name)]);
  expect(headers["cache-control"]).toBe("no-cache");
});

test.each([
  ["/status/", "/status"],
  ["/status.html?a=1", "/status?a=1"],
  ["/my%20terms.html", "/my%20terms"],
  ["/index.html", "/"],
])("%s redirects to %s", async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each(["POST", "DELETE", "PUT"])("%s is refused", async (method) => {
  const { status, headers } = await get("/", {}, method);
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("HEAD has the headers of the page and no body", async () => {
  const { status, headers, body } = await get("/status", {}, "HEAD");
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers["content-security-policy"]).toBe("first");
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["", undefined],
])("with Accept-Encoding %j, a page is sent as %s", async (accepted, encoding) => {
  const { headers, body } = await get("/status", { "Accept-Encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("Accept-Encoding");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  const decode = encoding && { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  expect(String(decode ? decode(body) : body)).toBe(page("status"));
});

test.each([
  ["bytes=0-9", 206, film.subarray(0, 10)],
  ["bytes=-50", 206, film.subarray(150)],
  ["bytes=190-", 206, film.subarray(190)],
  ["bytes=5-2", 416, Buffer.from("")],
  ["bytes=500-", 416, Buffer.from("")],
])("the range %s of a film is answered with %i", async (range, expected, part) => {
  const { status, body } = await get("/assets/film-1.webm", { Range: range });
  expect(status).toBe(expected);
  expect(body.equals(part)).toBe(true);
});

test("an unchanged page is not sent again", async () => {
  const { headers } = await get("/status");
  const again = await get("/status", { "If-None-Match": headers.etag ?? "" });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("a new build's rules and pages take effect at once", async () => {
  await writeRules("second");
  await write("status.html", page("new"));
  const { headers, body } = await get("/status");
  expect(headers["content-security-policy"]).toBe("second");
  expect(String(body)).toBe(page("new"));
});

test.each(["404.html", "_headers", "_redirects"])(
  "without %s a missing address is a failure, and the server goes on",
  async (file) => {
    const printed = vi.spyOn(console, "error").mockReturnValue();
    await rm(join(folder, file));
    const { status, headers } = await get("/nowhere");
    expect([status, headers["content-type"]]).toEqual([500, "text/plain"]);
    expect(printed).toHaveBeenCalledOnce();
    await write(file, "");
    expect((await get("/nowhere")).status).toBe(404);
  },
);

test("a page that has been deleted is missing", async () => {
  await rm(join(folder, "status.html"));
  await rm(join(folder, "favicon.ico"));
  expect((await get("/status")).status).toBe(404);
  expect((await get("/favicon.ico")).status).toBe(404);
});

test("a folder without a built shop is refused", () => {
  expect(() => createShopServer(join(folder, "terms"))).toThrow(/no built shop in .*terms/);
});
