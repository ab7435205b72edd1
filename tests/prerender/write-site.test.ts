import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { productPath, routePaths } from "#domain/paths.ts";
import { notFoundFile } from "#prerender/shared/html-file.ts";
import { writeSite } from "#prerender/write-site.ts";
import { expectConsole } from "#tests/console-guard.ts";
import { products } from "#tests/shop/products.ts";
import { site } from "#tests/site.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

let siteDir = "";
beforeAll(async () => {
  siteDir = temporaryFolder();
  // Files of the owner's, which the bundler has copied from public/.
  writeFileSync(join(siteDir, "robots.txt"), "own");
  writeFileSync(join(siteDir, "_redirects"), "/own /first 301");
  const screens = Object.keys(routePaths).map((name) => `shop/${name}/${name}-screen.tsx`);
  const verification = [{ name: "google-site-verification", content: "dBw5Cvbur=" }];
  const { prerenderData } = site;
  const publishedDir = join(temporaryFolder(), "published");
  expectConsole("log", /./);
  await writeSite({
    siteDir,
    outDir: publishedDir,
    startMs: Date.now(),
    site: {
      ...site,
      prerenderData: { ...prerenderData, shop: { ...prerenderData.shop, verification } },
    },
    cardsCacheDir: join(siteDir, "cache"),
    template:
      '<html><head><!--%POLICY%--><!--%HEAD%--></head><body><div id="root"><!--%PAGE%--></div></body></html>',
    inlineScript: "one()",
    css: "",
    entry: "/assets/main.js",
    entryImports: [],
    chunks: Object.fromEntries(screens.map((screen) => [screen, []])),
    detailsChunks: Object.fromEntries(products.map(({ id }) => [id, []])),
    stylesheet: "/assets/all.css",
    fonts: [],
  });
});

const read = (file: string) => readFileSync(join(siteDir, file), "utf8");

test.each([
  ["index.html", "website", "index", ["Organization", "WebSite"]],
  ["status.html", "website", "status", ["BreadcrumbList"]],
  ["product/151373.html", "product", "product-151373", ["Product", "BreadcrumbList"]],
  ["404.html", "website", "index", []],
  ["product/404.html", "website", "index", []],
])("%s is a %s with the card %s and structured data of %j", (file, kind, card, types) => {
  const html = read(file);
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  expect(first(/"og:site_name" content="([^"]*)"/)).toBe("Latchkey");
  expect(first(/"og:type" content="([^"]*)"/)).toBe(kind);
  expect(first(/"og:image" content="https:\/\/latchkey\.example\/cards\/([^"]*)\.jpg/)).toBe(card);
  const { "@graph": graph } = JSON.parse(first(/ld\+json">([^<]*)</) ?? '{ "@graph": [] }');
  expect(graph.map((thing: { "@type": string }) => thing["@type"])).toEqual(types);
  const code = /<meta name="google-site-verification" content="dBw5Cvbur=">/;
  expect(code.test(html)).toBe(file === "index.html");
  // No status has changed, so there is no feed.
  expect(html).not.toContain("atom+xml");
  expect(existsSync(join(siteDir, "status.atom"))).toBe(false);
});

test.each(["overlay", "Overlay-1"])(
  "the former address %s leads to the page, with its preview",
  (id) => {
    const html = read(`product/${id}.html`);
    const url = "https://latchkey.example/product/417256";
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/product/417256">');
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
    expect(html).toContain(`<meta property="og:url" content="${url}">`);
    expect(html).toMatch(/"og:image" content="[^"]*product-417256\.jpg/);
    for (const file of ["sitemap.xml", "status.json"])
      expect(read(file)).not.toMatch(/product\/overlay/i);
  },
);

test("hosts send the headers for safety with every file, keep assets for an hour, and open the status to all", () => {
  expect(read("_headers")).toBe(
    `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
  Strict-Transport-Security: max-age=31536000
  Cross-Origin-Opener-Policy: same-origin-allow-popups

/assets/*
  Cache-Control: public, max-age=3600

/status.json
  Access-Control-Allow-Origin: *

/status.atom
  Access-Control-Allow-Origin: *
`,
  );
});

test("a file of the owner's replaces the generated one", () => {
  expect(read("robots.txt")).toBe("own");
});

test("the owner's redirects come first, then those that hide the addresses of the not found pages", () => {
  expect(read("_redirects")).toBe(`/own /first 301
/product /not-found 302
/404 /not-found 302
/product/404 /product/not-found 302
`);
});

test("Cloudflare Workers and Netlify publish the folder of the build, and its not found pages", () => {
  const worker = readFileSync("wrangler.jsonc", "utf8").replaceAll(/^ *\/\/.*|,(?=\s*\})/gm, "");
  expect(JSON.parse(worker)).toMatchObject({
    name: expect.stringMatching(/^[a-z\d-]+$/) as string,
    assets: { directory: "./dist", not_found_handling: "404-page" },
  });
  const netlify = readFileSync("netlify.toml", "utf8");
  expect(netlify).toContain('publish = "dist"');
  const [, from, to] = /from = "(.*)"\nto = "(.*)"\nstatus = 404$/m.exec(netlify) ?? [];
  expect([from, to]).toEqual([routePaths.product, `/${notFoundFile(productPath({ id: "x" }))}`]);
});

test("nginx has the same headers, and nothing is left to fill in", () => {
  const nginx = read("_nginx.conf");
  expect(nginx).toContain('\nadd_header X-Frame-Options "DENY" always;');
  expect(nginx).toContain("^/(status\\.json|status\\.atom)$");
  expect(nginx).not.toMatch(/@|undefined/);
});

test("the icon for home screens has the size that phones expect", async () => {
  const { width, height } = await sharp(join(siteDir, "apple-touch-icon.png")).metadata();
  expect([width, height]).toEqual([180, 180]);
});
