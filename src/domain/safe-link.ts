const webOrigin =
  /^https?:\/\/[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?(?=[/?#]|$)/i;

// Characters with a special meaning in a security policy, a server's configuration or markup.
const unsafeCharacter = /[\s\p{C}"'$;<>\\^`{|}]/u;

/**
 * Whether a text is an https address that every format we write can hold: a host of letters,
 * digits, dots and hyphens, maybe a port, no credentials.
 */
export function isHttpsAddress(address: string): boolean {
  return address.startsWith("https://") && isWebAddress(address);
}

/**
 * Whether a text is a path on this site: one leading slash, not two, and no backslash or
 * control character, which browsers read as a slash or drop.
 */
export function isSitePath(link: string): boolean {
  return /^\/(?!\/)/.test(link) && !unsafeCharacter.test(link);
}

/**
 * Whether a link may be followed: an http(s) address or a path on this site.
 * Anything else (`javascript:`, `data:`, `//other.host`, a malformed address) is not.
 */
export function isSafeLink(link: string): boolean {
  return isSitePath(link) || isWebAddress(link);
}

/** The link if it may be followed, otherwise undefined: an unsafe link is dropped, not repaired. */
export function safeLink(link: string | undefined): string | undefined {
  return link !== undefined && isSafeLink(link) ? link : undefined;
}

function isWebAddress(address: string): boolean {
  return webOrigin.test(address) && !unsafeCharacter.test(address) && URL.canParse(address);
}
