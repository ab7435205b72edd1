import { createHash } from "node:crypto";
import { isHttpsAddress } from "#domain/safe-link.ts";
import type { Shop } from "#domain/shop.ts";

export type PolicySources = {
  shop: Pick<Shop, "checkoutScriptUrl">;
  /** The inline scripts of the pages, exactly as they are written there. */
  inlineScripts: readonly string[];
  /** Pictures and films as the owner's files name them; those on other hosts are allowed. */
  pictures: readonly string[];
  films: readonly string[];
};

// ALTCHA, the embed's proof of work. The CDN as a whole would let any npm package run.
const altchaSources = [
  "https://cdn.jsdelivr.net/gh/altcha-org/",
  "https://cdn.jsdelivr.net/npm/altcha/",
];

// What SellAuth's embed needs, by directive, as seen in public copies of it.
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

/** The shop's Content-Security-Policy: only the hosts that its current settings need. */
export function contentSecurityPolicy({
  shop,
  inlineScripts,
  pictures,
  films,
}: PolicySources): string {
  const seller = sellerSources(shop.checkoutScriptUrl);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inlineScripts.map(scriptHash)],
    // Every page carries its stylesheet in a <style>, and SellAuth's embed adds another.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", ...origins(pictures)],
    "media-src": ["'self'", ...origins(films)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "https://api.ipify.org"],
    "frame-src": ["https://www.youtube-nocookie.com"],
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

/** What the checkout's script needs, by directive: SellAuth's, or only its own file. */
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

/** The origins of the addresses on other hosts; file names have none. */
function origins(addresses: readonly string[]): string[] {
  const others = addresses.filter((address) => address.startsWith("https:"));
  return [...new Set(others.map(originOf))];
}

function originOf(address: string): string {
  if (!isHttpsAddress(address)) {
    throw new Error(
      `${JSON.stringify(address)} cannot be part of the security policy: it is no plain https address. Run npm run check.`,
    );
  }
  return new URL(address).origin;
}
