import { compressedCopySource } from "./compressed-files.ts";
import { contentTypes, isText } from "./content-types.ts";
import { type HeaderRule, headersFor } from "./header-rules.ts";
import { hiddenFiles, type NotFoundPage, patternSource } from "./not-found-pages.ts";

type NginxSources = {
  rules: readonly HeaderRule[];
  /** The pages' route patterns, such as `/status`. */
  pages: readonly string[];
  notFound: readonly NotFoundPage[];
};

// Always included by nginx, which warns if text/html is listed.
const textTypes = Object.values(contentTypes).filter(
  (type) => isText(type) && type !== "text/html",
);

// The characters of product ids. A Location header must not repeat arbitrary input.
const idSource = "[A-Za-z0-9_-]+";

/**
 * An nginx configuration to `include` in a `server` block with `listen`, `server_name` and `root`. A
 * location with its own `add_header` inherits none, so all headers are added at server level, and
 * locations only set the variables with their values.
 */
export function nginxConfig({ rules, pages, notFound }: NginxSources): string {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const everywhere = headersFor(rules, "/404.html");
  const special = rules.filter(({ pattern }) => pattern !== "/*");
  const redirected = pages
    .filter((page) => page !== "/")
    .map((page) => patternSource(page, idSource));
  /** Sets the headers of a path that differ from those at server level. */
  const headerLines = (path: string) =>
    Object.entries(headersFor(rules, path))
      .filter(([name, value]) => everywhere[name] !== value)
      .map(([name, value]) => `set ${variable(name)} ${quoted(value)};`);
  const file = "try_files $uri $uri.html $uri/index.html =404;";

  return [
    "# Written by each `npm run build`; do not edit. Include it in your own server block:",
    "#   server { listen …; server_name …; root /path/to/dist; include /path/to/dist-nginx.conf; }",
    "",
    "server_tokens off;",
    "absolute_redirect off;",
    "error_page 404 /404.html;",
    "charset utf-8;",
    `charset_types ${textTypes.join(" ")};`,
    "types {",
    ...Object.entries(contentTypes).map(([extension, type]) => `  ${type} ${extension};`),
    "}",
    "",
    "# The build has compressed all texts. If your nginx has the module ngx_brotli, add: brotli_static on;",
    "gzip_static on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    "",
    "# A header without a value is not sent.",
    ...[...names].map((name) => `set ${variable(name)} ${quoted(everywhere[name] ?? "")};`),
    ...[...names].map((name) => `add_header ${name} ${variable(name)} always;`),
    "",
    ...hiddenFiles.map((hidden) => `location = ${hidden} { return 404; }`),
    `location ~ "${compressedCopySource}" { return 404; }`,
    "",
    "# Each page has one address: without doubled slashes, .html, or a slash at its end.",
    "merge_slashes off;",
    'location ~ "//" { return 404; }',
    "location = /index.html { return 308 /$is_args$args; }",
    `location ~ "^(?<page>${redirected.join("|")})(?:/|\\.html)$" { return 308 $page$is_args$args; }`,
    "",
    ...location("/", [file]),
    ...notFound.flatMap((page) => [
      ...location(`~ "^${patternSource(page.pattern)}$"`, [
        ...headerLines(page.pattern),
        `error_page 404 ${page.file};`,
        "try_files $uri.html =404;",
      ]),
      ...notFoundFile(page.file, headerLines(page.file)),
    ]),
    ...notFoundFile("/404.html", []),
    ...special.flatMap(({ pattern }) =>
      location(matchOf(pattern), [...headerLines(pattern), file]),
    ),
  ].join("\n");
}

/** How a location matches the paths of a header rule. */
function matchOf(pattern: string): string {
  if (pattern.endsWith("*")) return `~ "^${pattern.slice(0, -1)}."`;
  return pattern.includes(":") ? `~ "^${patternSource(pattern)}$"` : `= ${pattern}`;
}

/** A "not found" page cannot be requested by its own path. */
function notFoundFile(file: string, headerLines: readonly string[]): string[] {
  return [
    ...location(`= ${file.replace(/\.html$/, "")}`, [`error_page 404 ${file};`, "return 404;"]),
    ...location(`= ${file}`, ["internal;", ...headerLines]),
  ];
}

function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), "}", ""];
}

/** A quoted value. Throws for characters that nginx cannot represent, such as "$". */
function quoted(value: string): string {
  if (!/^[ !#%-[\]-~]*$/.test(value)) {
    throw new Error(
      `This header has a character that an nginx configuration cannot represent: ${value}`,
    );
  }
  return `"${value}"`;
}

/** The variable for a header: "Cache-Control" is `$shop_cache_control`. */
function variable(header: string): string {
  return `$shop_${header.toLowerCase().replaceAll("-", "_")}`;
}
