/** The headers that some addresses are sent with. */
export type HeaderRule = {
  /** An exact path, or a path that ends in `*` for everything below it. */
  pattern: string;
  headers: Record<string, string>;
};

type HeaderSources = {
  policy: string;
  /** Whether browsers may insist on https for every subdomain of the shop's host, too. */
  includeSubDomains?: boolean | undefined;
  /** Addresses of pages: paths, or patterns as in a rule. */
  pages: readonly string[];
  /** The other public files at fixed addresses: paths, or patterns as in a rule. */
  files: readonly string[];
};

/** The caching of everything that no rule mentions: stored, but revalidated each time. */
export const defaultCaching = "no-cache";

const oneYear = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
const oneMinute = "public, max-age=60";

const sameOrigin = { "Cross-Origin-Resource-Policy": "same-origin" };
const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** What other sites and bots read: the status for machines, its feed, each product's badge. */
const statusFeeds = ["/status.json", "/status.atom", "/status/*"];

// What a shop never asks for. Video frames need autoplay, encrypted-media, fullscreen and
// picture-in-picture; "Copy link" needs clipboard-write and web-share.
const deniedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * Every response header of the site; the hosts' files and our own server are made from it.
 * Hosts join the values of a header that two rules name, so no address may get the same header
 * from two rules.
 */
export function headerRules({
  policy,
  includeSubDomains = false,
  pages,
  files,
}: HeaderSources): HeaderRule[] {
  return [
    {
      pattern: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "X-Permitted-Cross-Domain-Policies": "none",
        // YouTube's player refuses to play for a page that sends no referrer.
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
        "Strict-Transport-Security": `max-age=31536000${includeSubDomains ? "; includeSubDomains" : ""}`,
        // The checkout opens a window, which must keep its opener.
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      },
    },
    ...pages.map((pattern) => ({
      pattern,
      headers: { "Cache-Control": defaultCaching, ...sameOrigin },
    })),
    { pattern: "/assets/*", headers: { "Cache-Control": oneYear, ...sameOrigin } },
    ...files.map((pattern) => ({
      pattern,
      headers: { "Cache-Control": oneHour, ...crossOrigin },
    })),
    ...statusFeeds.map((pattern) => ({
      pattern,
      headers: {
        "Cache-Control": oneMinute,
        "Access-Control-Allow-Origin": "*",
        ...crossOrigin,
      },
    })),
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
