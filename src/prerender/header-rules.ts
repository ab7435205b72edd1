import { matchesPattern } from "./not-found-pages.ts";

/** Response headers for the paths that match a pattern. */
export type HeaderRule = {
  /** An exact path, a prefix that ends in `*`, or a route pattern such as `/status/:badge`. */
  pattern: string;
  headers: Record<string, string>;
};

type HeaderSources = {
  policy: string;
  /** Whether HSTS also applies to the subdomains of the shop's host. */
  includeSubDomains?: boolean | undefined;
  /** Patterns of the pages. */
  pages: readonly string[];
};

/** The caching of paths without a rule: stored, but revalidated on each request. */
const defaultCaching = "no-cache";

const oneYear = "public, max-age=31536000, immutable";
const oneHour = "public, max-age=3600";
const oneMinute = "public, max-age=60";

const sameOrigin = { "Cross-Origin-Resource-Policy": "same-origin" };
const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Generated files without a hash in their name. The owner's own files in `public/` have no rule. */
const generatedFiles = [
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/cards/*",
  "/licences.txt",
  "/robots.txt",
  "/sitemap.xml",
];

// Files that other sites and bots read. For Netlify, `/status/*` would also match the page `/status`.
const statusFeeds = ["/status.json", "/status.atom", "/status/:badge"];

// The features that an injected script could misuse most. Each name costs bytes in the first round trip.
const deniedFeatures = ["camera", "geolocation", "microphone", "payment"];

/**
 * All response headers of the site, for the hosts' configuration files and the local server. No path
 * may get a header from two rules, because hosts would join the values. Their number does not depend on
 * the owner's files: Cloudflare ignores all beyond 100.
 */
export function headerRules({
  policy,
  includeSubDomains = false,
  pages,
}: HeaderSources): HeaderRule[] {
  return [
    {
      pattern: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
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
    ...generatedFiles.map((pattern) => ({
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
  return pattern.endsWith("*")
    ? path.startsWith(pattern.slice(0, -1))
    : matchesPattern(pattern, path);
}
