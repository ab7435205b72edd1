import { createHash } from "node:crypto";
import { isHttpsAddress } from "#domain/safe-link.ts";
import type { Shop } from "#domain/shop.ts";
import { videoHost } from "#paths.ts";

type PolicySources = {
  shop: Pick<Shop, "checkoutScriptUrl">;
  /** The exact source of the inline script. */
  inlineScript: string;
  /** File names and URLs of pictures and films in the owner's data. The hosts of URLs are allowed. */
  pictures: readonly string[];
  films: readonly string[];
};

// ALTCHA, the embed's captcha, at its documented address and as the npm package's latest version. That
// SellAuth loads it from there is a guess. Allowing the whole CDN would allow any npm package.
const altchaSources = [
  "https://cdn.jsdelivr.net/gh/altcha-org/",
  "https://cdn.jsdelivr.net/npm/altcha/",
];

// The sources that SellAuth's embed loads, by directive. The owner's guide says how to add one.
const sellAuthSources: Record<string, readonly string[]> = {
  "script-src": [
    "https://sellauth.com",
    ...altchaSources,
    "https://www.google.com/recaptcha/",
    "https://www.gstatic.com/recaptcha/",
  ],
  "connect-src": ["https://*.sellauth.com", ...altchaSources],
  "frame-src": ["https://www.google.com/recaptcha/", "https://*.mysellauth.com"],
  "worker-src": ["blob:"],
};

/** The Content-Security-Policy. It allows only the hosts that the shop's settings need. */
export function contentSecurityPolicy({
  shop,
  inlineScript,
  pictures,
  films,
}: PolicySources): string {
  const seller = sellerSources(shop.checkoutScriptUrl);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", scriptHash(inlineScript)],
    // Pages inline their stylesheet in a <style>, and SellAuth's embed adds another.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", ...origins(pictures)],
    "media-src": ["'self'", ...origins(films)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "https://api.ipify.org", videoHost],
    "frame-src": [videoHost],
    "worker-src": [],
    "object-src": [],
    "base-uri": [],
    "form-action": ["'self'"],
    "frame-ancestors": [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => {
      const all = [...sources, ...(seller[name] ?? [])];
      return `${name} ${all.length > 0 ? all.join(" ") : "'none'"}`;
    })
    .join("; ");
}

/** The sources that the checkout needs, by directive: SellAuth's, or only the script's origin. */
function sellerSources(checkoutScriptUrl: string): Record<string, readonly string[]> {
  if (checkoutScriptUrl.startsWith("/")) return {};
  const origin = originOf(checkoutScriptUrl);
  const { host } = new URL(origin);
  if (host !== "sellauth.com" && !host.endsWith(".sellauth.com")) return { "script-src": [origin] };
  const scripts = new Set([...(sellAuthSources["script-src"] ?? []), origin]);
  return { ...sellAuthSources, "script-src": [...scripts] };
}

function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The origins of the URLs. File names have none. */
function origins(addresses: readonly string[]): string[] {
  const others = addresses.filter((address) => address.startsWith("https:"));
  return [...new Set(others.map(originOf))];
}

function originOf(address: string): string {
  if (!isHttpsAddress(address)) {
    throw new Error(
      `${JSON.stringify(address)} cannot be part of the security policy: it is not a plain https URL. Run npm run check.`,
    );
  }
  return new URL(address).origin;
}
