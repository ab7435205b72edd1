import type { APIRequestContext } from "@playwright/test";
import * as fc from "fast-check";
import { products } from "#data/products.ts";
import { expect, test as base, testShop } from "./fixtures.ts";
import { contentSecurityPolicy } from "#prerender/content-security-policy.ts";
import { headerRules } from "#prerender/header-rules.ts";
import { nginxConfig } from "#prerender/nginx-config.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import { checkoutScript, picture } from "#tests/prerender/hostile-values.ts";
import { findNginx } from "#tests/install/programs.ts";
import { type NginxServer, nginxErrors, startNginx } from "./nginx-server.ts";

const folder = process.env["SHOP_FOLDER"] ?? "dist";

/** The tests of this file run against nginx instead of the local server. */
// Not a fixture of the worker: Playwright starts a browser for each set of those.
let nginx: NginxServer | undefined;
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from it.
  baseURL: async ({}, provide) => {
    nginx ??= await startNginx(folder);
    await provide(nginx.url);
  },
});
test.afterAll(() => nginx?.stop());

test.describe.configure({ mode: "default" });
test.skip(findNginx() === undefined && !process.env["CI"], "nginx is not installed");

const pages = ["/", "/status", ...products.map(productPath)];
const missing = ["/product/unknown", "/no/such/page"];

test("nginx: status codes, and one address per page", async ({ request }) => {
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()["location"]];
  };
  for (const path of pages) expect(await answer(path), path).toEqual([200, undefined]);
  for (const path of [
    ...missing,
    "/404",
    "/404.html",
    "/product/404",
    "/product/404.html",
    "/product/%20",
    "/product/",
    "/product/151373/more",
    "/assets/gone.js",
    "/assets/",
    "/_headers",
    "/_redirects",
    "/nginx.conf",
    "/index.html.br",
    "/index.html.gz",
    "/product//151373",
  ]) {
    expect(await answer(path), path).toEqual([404, undefined]);
  }
  expect(await answer("/status/")).toEqual([308, "/status"]);
  expect(await answer("/status.html?a=1")).toEqual([308, "/status?a=1"]);
  expect(await answer("/product/151373.html")).toEqual([308, "/product/151373"]);
  expect(await answer("/index.html")).toEqual([308, "/"]);
  expect(await (await request.get("/product/unknown")).text()).toContain("Product not found");
  expect(await (await request.get("/nowhere")).text()).toContain("404 Not Found");
});

/** Headers of the connection or the moment, and those that each server computes in its own way. */
const ownHeaders =
  /^(?:date|connection|keep-alive|server|content-length|last-modified|etag|accept-ranges|transfer-encoding)$/;

async function sharedHeaders(request: APIRequestContext, url: string) {
  const response = await request.get(url, {
    headers: { "Accept-Encoding": "gzip" },
    maxRedirects: 0,
  });
  const status = response.status();
  const headers = Object.entries(response.headers()).filter(
    // nginx's redirects have a body.
    ([name]) => !ownHeaders.test(name) && !(status === 308 && name === "content-type"),
  );
  return { status, ...Object.fromEntries(headers) };
}

test("nginx: the same headers as from the local server", async ({ request, baseURL }) => {
  const script = /data-entry="(\/assets\/[^"]+\.js)"/.exec(
    await (await request.get("/")).text(),
  )?.[1];
  for (const path of [
    ...pages,
    ...missing,
    script ?? "",
    "/assets/gone.js",
    "/status.json",
    "/status/151373.svg",
    "/cards/home.jpg",
    "/favicon.svg",
    "/robots.txt",
    "/licences.txt",
    "/demo-seller/",
    "/demo-seller/embed.js",
    "/%73tatus",
    "/%5fheaders",
    "/status/",
    "/product/151373.html",
    "/product/404",
    "/index.html.gz",
  ]) {
    expect(await sharedHeaders(request, baseURL + path), path).toEqual(
      await sharedHeaders(request, testShop + path),
    );
  }
  const headers = await sharedHeaders(request, `${baseURL}/`);
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
});

test("nginx accepts the configuration of whatever addresses pass the check", async () => {
  const shops = fc.record({ pictures: fc.array(picture), url: checkoutScript });
  const configs = fc.sample(shops, { seed: 9, numRuns: 100 }).map(({ pictures, url }) => {
    const shop = { checkoutScriptUrl: url };
    const policy = contentSecurityPolicy({ shop, inlineScripts: ["one()"], pictures });
    const notFound = [{ pattern: routePaths.product, file: "/product/404.html" }];
    const rules = headerRules({ policy, pages: ["/"] });
    return nginxConfig({ rules, pages: Object.values(routePaths), notFound });
  });
  expect(await nginxErrors(configs)).toBe("");
  expect(await nginxErrors([...configs, 'add_header X "$unknown";'])).toContain("unknown");
});
