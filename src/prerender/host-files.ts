import { notFoundPaths, productPathPrefix } from "#domain/paths.ts";
import { buildFolders, type ReplaceableFile, statusFeedFile } from "#domain/site-files.ts";
import nginxTemplate from "./nginx.conf?raw";
import { fillTemplate } from "./shared/fill-template.ts";
import { htmlFile } from "./shared/html-file.ts";

/** The headers that protect visitors, for every file. The security policy is in the pages. */
const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Strict-Transport-Security": "max-age=31536000",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/** The files that other sites may read. */
const publicFiles: readonly ReplaceableFile[] = ["status.json", statusFeedFile];

// An hour, although these files never change: Cloudflare Pages and Netlify also send this with a 404, which
// Chrome caches for that time, even across reloads. No stale-while-revalidate: with it, Chrome never asks again
// for a script that it has cached as a 404.
const assetCaching = "public, max-age=3600";

/** The files that make hosts answer as the shop expects: headers, redirects, all rules for nginx. */
export function hostFiles(): Record<"_headers" | "_redirects" | "_nginx.conf", string> {
  return { _headers: headers(), _redirects: redirects(), "_nginx.conf": nginx() };
}

function headers(): string {
  return [
    headerBlock("/*", securityHeaders),
    headerBlock(`/${buildFolders.assets}/*`, { "Cache-Control": assetCaching }),
    ...publicFiles.map((file) => headerBlock(`/${file}`, { "Access-Control-Allow-Origin": "*" })),
  ].join("\n");
}

function headerBlock(path: string, values: Record<string, string>): string {
  return [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ""].join(
    "\n",
  );
}

/** Only redirects: Cloudflare reports a line with another status as invalid. */
function redirects(): string {
  return [
    // Netlify treats the folder's own address like one below it.
    `${productPathPrefix.slice(0, -1)} /not-found 302`,
    // The addresses of the "not found" pages themselves.
    ...Object.values(notFoundPaths).map(
      (path) => `${path} ${path.replace("404", "not-found")} 302`,
    ),
    "",
  ].join("\n");
}

function nginx(): string {
  return fillTemplate(nginxTemplate, {
    ASSETS: `/${buildFolders.assets}/`,
    PUBLIC: publicFiles.map((file) => file.replace(".", String.raw`\.`)).join("|"),
    BELOW_PRODUCT: productPathPrefix,
    PRODUCT_NOT_FOUND: `/${htmlFile(notFoundPaths.product)}`,
    NOT_FOUND_PATHS: Object.values(notFoundPaths).join("|"),
    NOT_FOUND: `/${htmlFile(notFoundPaths.site)}`,
    HEADERS: Object.entries(securityHeaders)
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join("\n"),
  });
}
