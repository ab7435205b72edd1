/** The headers that some addresses are sent with. */
export type HeaderRule = {
  /** An exact path, or a path that ends in `*` for everything below it. */
  pattern: string;
  headers: Record<string, string>;
};

export type HeaderSources = {
  policy: string;
  /** Addresses of pages: paths, or patterns as in a rule. */
  pages: readonly string[];
  /** The other public files at fixed addresses: paths, or patterns as in a rule. */
  files: readonly string[];
};

/** What is served with no other word on caching: kept, but asked for anew each time. */
export const defaultCaching = "no-cache";

const oneYear = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
const oneMinute = "public, max-age=60";

/**
 * Every response header of the site; the files for the hosts and our own server are made from
 * it. Hosts join the values of a header that two rules name, so each address gets a header from
 * one rule only.
 */
export function headerRules({ policy, pages, files }: HeaderSources): HeaderRule[] {
  return [
    {
      pattern: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        // YouTube's player refuses to play for a page that hides where it is.
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Strict-Transport-Security": "max-age=31536000",
        // The checkout opens a window, which must be able to find its way back.
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      },
    },
    ...pages.map((pattern) => ({ pattern, headers: { "Cache-Control": defaultCaching } })),
    { pattern: "/assets/*", headers: { "Cache-Control": oneYear } },
    ...files.map((pattern) => ({ pattern, headers: { "Cache-Control": oneHour } })),
    {
      pattern: "/status.json",
      headers: { "Cache-Control": oneMinute, "Access-Control-Allow-Origin": "*" },
    },
  ];
}

/** The headers of one address under these rules. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = { "Cache-Control": defaultCaching };
  for (const rule of rules) if (matches(rule.pattern, path)) Object.assign(headers, rule.headers);
  return headers;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
