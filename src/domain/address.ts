import { type PageName, productPathPrefix, routePaths } from "./paths.ts";

// Every address is parsed here, by `URL`: a pattern on the text would disagree with browsers and hosts.

// Characters with a special meaning in server configuration or markup.
const unsafeCharacter = /[\s\p{C}"'$;<>\\^`{|}]/u;

const plainHost = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/;

/**
 * The URL of an http(s) address that is safe in every file the build writes: a host of letters, digits,
 * dots and hyphens, and no credentials. Undefined for any other text.
 */
export function webUrl(address: string): URL | undefined {
  if (unsafeCharacter.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // The parser also accepts https:host, and hosts in other scripts.
  const isWhole = address.toLowerCase().startsWith(url.origin);
  const isWeb = /^https?:$/.test(url.protocol) && plainHost.test(url.hostname);
  return isWeb && isWhole && url.username === "" ? url : undefined;
}

/** Whether a text is an https address that is safe in every file the build writes. */
export function isHttpsAddress(address: string): boolean {
  return webUrl(address)?.protocol === "https:";
}

/** Whether a link opens an email to an address, and is safe in every file the build writes. */
export function isMailLink(link: string): boolean {
  return /^mailto:[^@/]+@[^@/]+\.[^@/]+$/.test(link) && !unsafeCharacter.test(link);
}

/** Whether an address is on a host or one of its subdomains. */
export function isOnHost(address: string, host: string): boolean {
  return `.${webUrl(address)?.hostname ?? ""}`.endsWith(`.${host}`);
}

/**
 * Whether a text is a path on this site: exactly one leading slash, and no backslash or control
 * character, which browsers treat as a slash or ignore.
 */
export function isSitePath(link: string): boolean {
  return /^\/(?!\/)/.test(link) && !unsafeCharacter.test(link);
}

export type LinkTarget = {
  /** A screen of the shop, whether or not its product exists; another file of this site; another site. */
  kind: "screen" | "file" | "elsewhere";
  /** A path if it is on this site, even if the link is absolute; otherwise the link itself. */
  href: string;
  /** The path of the screen or file, without query and hash. */
  path: string;
};

/** Where a link leads. Undefined unless it is an http(s) address or a path on this site. */
export function linkTarget(link: string, siteUrl: string): LinkTarget | undefined {
  const url = isSitePath(link) ? new URL(link, siteUrl) : webUrl(link);
  if (!url) return undefined;
  const { pathname, search, hash } = url;
  // As a link, a path with two leading slashes would lead to another host.
  if (url.host !== new URL(siteUrl).host || !isSitePath(pathname)) {
    return { kind: "elsewhere", href: link, path: pathname };
  }
  // Hosts redirect /status/ to /status.
  const screen = pathname.replace(/(?<=.)\/+$/, "");
  return isScreen(screen)
    ? { kind: "screen", href: screen + search + hash, path: screen }
    : { kind: "file", href: pathname + search + hash, path: pathname };
}

const pages = Object.entries(routePaths) as [PageName, string][];

/** The form of a product's id. The name of a file in `public/product/` has a dot, so it is not an id. */
export const productIdPattern = /^[\w-]+$/;

function isScreen(path: string): boolean {
  const page = pageAt(path);
  return page === "product" ? productIdPattern.test(productIdAt(path)) : page !== undefined;
}

/**
 * The page at a path, which hosts compare letter by letter. Undefined for the error screen. Every path below
 * `/product/` is that of a product's page, even if there is no such product.
 */
export function pageAt(path: string): PageName | undefined {
  if (path.startsWith(productPathPrefix)) return "product";
  return pages.find(([, pattern]) => pattern === path)?.[0];
}

/** The part of a product's path that is its id. */
export function productIdAt(path: string): string {
  return path.slice(productPathPrefix.length);
}
