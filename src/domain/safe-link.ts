const webOrigin =
  /^https?:\/\/[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?(?=[/?#]|$)/i;

// Characters with a special meaning in security policies, server configuration or markup.
const unsafeCharacter = /[\s\p{C}"'$;<>\\^`{|}]/u;

/**
 * Whether a text is an https URL that is safe in every file the build writes: the host has only
 * letters, digits, dots and hyphens, a port is allowed, credentials are not.
 */
export function isHttpsAddress(address: string): boolean {
  return address.startsWith("https://") && isWebAddress(address);
}

/**
 * Whether a text is a path on this site: exactly one leading slash, and no backslash or control
 * character, which browsers treat as a slash or ignore.
 */
export function isSitePath(link: string): boolean {
  return /^\/(?!\/)/.test(link) && !unsafeCharacter.test(link);
}

/**
 * Whether a link is safe to render: an http(s) URL or a path on this site, but not `javascript:`,
 * `data:`, `//other.host` or a malformed URL.
 */
export function isSafeLink(link: string): boolean {
  return isSitePath(link) || isWebAddress(link);
}

function isWebAddress(address: string): boolean {
  return webOrigin.test(address) && !unsafeCharacter.test(address) && URL.canParse(address);
}
