import { createHash } from "node:crypto";
import { isHttpsAddress } from "#domain/safe-link.ts";
import type { Shop } from "#domain/shop.ts";

export type PolicySources = {
  shop: Pick<Shop, "checkoutScriptUrl">;
  /** The inline scripts of the pages, letter by letter. */
  inlineScripts: readonly string[];
  /** Pictures and films as the owner's files name them; those on other hosts are allowed. */
  pictures: readonly string[];
  films: readonly string[];
};

// What SellAuth's embed needs, by directive, as seen in public copies of it.
const sellAuthSources: Record<string, readonly string[]> = {
  "script-src": [
    "https://sellauth.com",
    "https://cdn.jsdelivr.net",
    "https://www.google.com/recaptcha/",
    "https://www.gstatic.com/recaptcha/",
  ],
  "connect-src": ["https://*.sellauth.com", "https://cdn.jsdelivr.net"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://*.mysellauth.com"],
  "worker-src": ["blob:"],
};

/** The Content-Security-Policy of the shop: only the hosts that its present settings need. */
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
    // SellAuth's embed writes a <style>, and so does every page of ours.
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

/** Whether the shop sells through SellAuth itself, by the address of the checkout's script. */
function sellerSources(checkoutScriptUrl: string): Record<string, readonly string[]> {
  if (checkoutScriptUrl.startsWith("/")) return {};
  const origin = originOf(checkoutScriptUrl);
  const { host } = new URL(origin);
  const isSellAuth = host === "sellauth.com" || host.endsWith(".sellauth.com");
  if (!isSellAuth) return { "script-src": [origin] };
  return host === "sellauth.com"
    ? sellAuthSources
    : { ...sellAuthSources, "script-src": [...(sellAuthSources["script-src"] ?? []), origin] };
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
