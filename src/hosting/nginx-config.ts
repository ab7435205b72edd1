import { contentTypes, isText } from "./content-types.ts";
import { defaultCaching, type HeaderRule, headersFor } from "./header-rules.ts";
import { noPages, type NotFoundPage, patternSource } from "./not-found-pages.ts";

export type NginxSources = {
  rules: readonly HeaderRule[];
  /** Patterns of the pages that have a file of their own, such as `/status`. */
  pages: readonly string[];
  notFound: readonly NotFoundPage[];
};

// nginx takes text/html for granted, and warns of it.
const textTypes = Object.values(contentTypes).filter(
  (type) => isText(type) && type !== "text/html",
);

// What a product's id may be made of: a Location header must not carry whatever was asked for.
const idSource = "[A-Za-z0-9_-]+";

/**
 * A ready nginx configuration, to `include` in a `server` block that says `listen`,
 * `server_name` and `root`. A location with headers of its own would inherit none, so the
 * locations only set the values of headers that stand once, above them all.
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
    "# Written by `npm run build`; changes are lost. Use it in a server block of your own:",
    "#   server { listen …; server_name …; root /path/to/dist; include /path/to/dist/nginx.conf; }",
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
    "gzip_static on;",
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
    ...noPages.map((file) => `location = ${file} { return 404; }`),
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
      location(pattern.endsWith("*") ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`, [
        ...Object.entries(headers).map(
          ([name, value]) => `set ${variable(name)} ${quoted(value)};`,
        ),
        "try_files $uri =404;",
      ]),
    ),
  ].join("\n");
}

/** The page for what is missing is sent in place of something, never at an address of its own. */
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

/** A value in quotes. nginx has no way to write a literal "$" in it. */
function quoted(value: string): string {
  if (!/^[ !#%-[\]-~]*$/.test(value)) {
    throw new Error(`nginx's configuration cannot hold this header: ${value}`);
  }
  return `"${value}"`;
}

/** The variable of a header: "Cache-Control" is `$shop_cache_control`. */
function variable(header: string): string {
  return `$shop_${header.toLowerCase().replaceAll("-", "_")}`;
}
