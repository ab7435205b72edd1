/**
 * Whether a link may be followed: an http(s) address, or a path on this site.
 * Anything else (`javascript:`, `data:`, `//other.host`, a broken address) is not.
 */
export function isSafeLink(link: string): boolean {
  if (isSitePath(link)) return true;
  if (!/^https?:\/\//i.test(link)) return false;
  return URL.canParse(link);
}

/**
 * Whether a link is a path on this site: one leading slash, not two, and no backslash or
 * control character, which browsers read as a slash or drop.
 */
export function isSitePath(link: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /^\/(?!\/)/.test(link) && !/[\\\u0000-\u001f]/.test(link);
}

/** The link if it may be followed, otherwise undefined: an unsafe link is dropped, not mended. */
export function safeLink(link: string | undefined): string | undefined {
  return link !== undefined && isSafeLink(link) ? link : undefined;
}
