/** Response headers for the paths that match a pattern. */
export type HeaderRule = {
  /** An exact path, or a prefix that ends in `*`. */
  pattern: string;
  headers: Record<string, string>;
};

type HeaderSources = {
  policy: string;
  /** Whether HSTS also applies to the subdomains of the shop's host. */
  includeSubDomains?: boolean | undefined;
  /** Patterns of the pages. */
  pages: readonly string[];
  /** Patterns of the other public files without a hash in their name. */
  files: readonly string[];
};

/** The caching of paths without a rule: stored, but revalidated on each request. */
export const defaultCaching = "no-cache";

const oneYear = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
const oneMinute = "public, max-age=60";

const sameOrigin = { "Cross-Origin-Resource-Policy": "same-origin" };
const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Files that other sites and bots read: the status as JSON, the feed, and the badges. */
const statusFeeds = ["/status.json", "/status.atom", "/status/*"];

// Features that the shop never uses. Allowed are those for videos (autoplay, encrypted-media,
// fullscreen, picture-in-picture) and for "Copy link" (clipboard-write, web-share).
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
 * All response headers of the site, for the hosts' configuration files and the local server. No path
 * may get a header from two rules, because hosts would join the values.
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
        // YouTube's player requires a referrer.
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
        "Strict-Transport-Security": `max-age=31536000${includeSubDomains ? "; includeSubDomains" : ""}`,
        // The checkout may open a window that needs its opener.
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

/** The headers of a path under these rules. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = { "Cache-Control": defaultCaching };
  for (const rule of rules) if (matches(rule.pattern, path)) Object.assign(headers, rule.headers);
  return headers;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
