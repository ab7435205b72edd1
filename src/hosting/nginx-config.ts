import { contentTypes, isText } from "./content-types.ts";
import { defaultCaching, type HeaderRule, headersFor } from "./header-rules.ts";
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
  const everywhere = headersFor(
    rules.filter(({ pattern }) => pattern === "/*"),
    "/",
  );
  const special = rules.filter(
    ({ pattern, headers }) => pattern !== "/*" && headers["Cache-Control"] !== defaultCaching,
  );
  const names = new Set([...Object.keys(everywhere), ...special.flatMap(headerNames)]);
  const redirected = pages
    .filter((page) => page !== "/")
    .map((page) => patternSource(page, idSource));

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
    "gzip on;",
    "gzip_vary on;",
    "gzip_comp_level 6;",
    "gzip_min_length 256;",
    "gzip_proxied any;",
    `gzip_types ${textTypes.join(" ")};`,
    "",
    "# A header without a value is not sent.",
    ...[...names].map((name) => `set ${variable(name)} ${quoted(everywhere[name] ?? "")};`),
    ...[...names].map((name) => `add_header ${name} ${variable(name)} always;`),
    "",
    ...hiddenFiles.map((file) => `location = ${file} { return 404; }`),
    "",
    "# Each page has one address: without .html and without a slash at its end.",
    "location = /index.html { return 308 /$is_args$args; }",
    `location ~ "^(?<page>${redirected.join("|")})(?:/|\\.html)$" { return 308 $page$is_args$args; }`,
    "",
    ...location("/", ["try_files $uri $uri.html $uri/index.html =404;"]),
    ...notFound.flatMap(({ pattern, file }) => [
      ...location(`~ "^${patternSource(pattern)}$"`, [
        `error_page 404 ${file};`,
        "try_files $uri.html =404;",
      ]),
      ...notFoundFile(file),
    ]),
    ...notFoundFile("/404.html"),
    ...special.flatMap(({ pattern, headers }) =>
      location(pattern.endsWith("*") ? `~ "^${pattern.slice(0, -1)}."` : `= ${pattern}`, [
        ...Object.entries(headers).map(
          ([name, value]) => `set ${variable(name)} ${quoted(value)};`,
        ),
        "try_files $uri =404;",
      ]),
    ),
  ].join("\n");
}

/** A "not found" page cannot be requested by its own path. */
function notFoundFile(file: string): string[] {
  return [
    ...location(`= ${file.replace(/\.html$/, "")}`, [`error_page 404 ${file};`, "return 404;"]),
    ...location(`= ${file}`, ["internal;"]),
  ];
}

function location(match: string, lines: readonly string[]): string[] {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), "}", ""];
}

function headerNames({ headers }: HeaderRule): string[] {
  return Object.keys(headers);
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
