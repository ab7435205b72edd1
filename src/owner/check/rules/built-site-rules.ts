import { isHttpsAddress } from "#domain/safe-link.ts";
import { contentSecurityPolicy, shopPictures } from "#prerender/content-security-policy.ts";
import { maxHeaderLength } from "#prerender/headers-file.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "#owner/check/finding.ts";

/** Files in `public/` that the build would overwrite or hide, and pictures on too many hosts. */
export function builtSiteRules(data: CheckedData, report: Report): void {
  publicFileRules(data, report);
  pictureHostRules(data, report);
}

/** The addresses of the site's pages. */
export function pageAddresses({ products }: CheckedData): string[] {
  return [routePaths.home, routePaths.status, ...products.map(productPath)];
}

/** The addresses of the site: its pages, the files that the build writes, and those in `public/`. */
export function siteAddresses(data: CheckedData): string[] {
  return [
    ...pageAddresses(data),
    ...generatedFiles,
    ...data.publicFiles.flatMap((file) => {
      // Hosts serve refund.html at /refund, and terms/index.html at /terms/.
      const page = file.replace(/\.html$/, "");
      const folder = file.replace(/index\.html$/, "");
      return [file, page, folder, folder.replace(/(.)\/$/, "$1")];
    }),
  ];
}

// The owner's own robots.txt, licences.txt and _redirects are kept or joined.
const generatedFiles = ["/robots.txt", "/licences.txt", "/sitemap.xml", "/status.json"];

const folders = new Set(["/assets", "/cards", "/product", routePaths.status]);

function publicFileRules({ products, publicFiles }: CheckedData, report: Report): void {
  const written = new Set([
    "/index.html",
    "/404.html",
    "/_headers",
    "/sitemap.xml",
    "/status.json",
    "/status.atom",
    "/product/404.html",
    `${routePaths.status}.html`,
    `${routePaths.status}/index.html`,
    ...products.flatMap((product) => [
      `${productPath(product)}.html`,
      `${routePaths.status}/${product.id}.svg`,
    ]),
  ]);
  for (const path of publicFiles) {
    const isFolder = publicFiles.some((other) => other.startsWith(`${path}/`));
    const isInTheWay = written.has(path) || (folders.has(path) && !isFolder);
    if (!isInTheWay) continue;
    const message = "the build writes a page or file of this name";
    const fix = "Give your file another name, or delete it.";
    report.file("problem", `public${path}`, message, fix);
  }
}

function pictureHostRules(data: CheckedData, report: Report): void {
  const { products, "shop.ts": shop, "home.ts": home } = data;
  if (!shop || !home) return;
  const pictures = shopPictures(home, products).filter(isHttpsAddress);
  // Two scripts have a hash: that of every page, and that of the demo seller.
  const policy = contentSecurityPolicy({ shop, inlineScripts: ["", ""], pictures });
  if (`  Content-Security-Policy: ${policy}`.length <= maxHeaderLength) return;
  const hosts = new Set(pictures.map((picture) => new URL(picture).host));
  const message = `the pictures are on ${hosts.size} other hosts, more than a header can list`;
  const fix = "Put pictures into src/data/media, or use fewer hosts.";
  report.file("problem", "src/data/products.ts", message, fix);
}
