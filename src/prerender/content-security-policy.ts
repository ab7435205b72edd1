import { createHash } from "node:crypto";
import type { HomeTexts } from "#domain/home-texts.ts";
import type { Product } from "#domain/product.ts";
import { sellingPlatform } from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";
import { videoHost } from "#domain/video-urls.ts";

type PolicySources = {
  shop: Pick<Shop, "checkoutScriptUrl" | "checkoutConnections" | "checkoutFrames">;
  /** The exact source of the inline script. */
  inlineScript: string;
  /** File names and URLs of the pictures in the owner's data. The hosts of URLs are allowed. */
  pictures: readonly string[];
};

/** The pictures of the shop's data, as file names and URLs. */
export function shopPictures({ hero }: HomeTexts, products: readonly Product[]): string[] {
  return [
    hero.poster,
    ...products.flatMap(({ image }) => image ?? []),
    ...products.flatMap(({ media = [] }) =>
      media.map((item) => (item.type === "video" ? item.thumbnailUrl : item.url)),
    ),
  ];
}

/**
 * The Content-Security-Policy, for a `<meta>` element in each page, so that it protects on every host.
 * It allows only the hosts that the shop's settings need.
 */
export function contentSecurityPolicy({ shop, inlineScript, pictures }: PolicySources): string {
  const { policy } = sellingPlatform(shop);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    // A script is trusted if a trusted script loads it, because a checkout's script loads others from hosts
    // that change.
    "script-src": ["'strict-dynamic'", scriptHash(inlineScript)],
    "script-src-attr": [],
    // Pages inline their stylesheet in a <style>, and a checkout's script may add another.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", ...origins(pictures)],
    "connect-src": [
      "'self'",
      "https://api.ipify.org",
      videoHost,
      ...policy.connections,
      ...(shop.checkoutConnections ?? []),
    ],
    "frame-src": [videoHost, ...policy.frames, ...(shop.checkoutFrames ?? [])],
    "worker-src": policy.workers,
    "object-src": [],
    "base-uri": [],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
    .join("; ");
}

function scriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The origins of the URLs. File names have none. */
function origins(addresses: readonly string[]): string[] {
  const others = addresses.filter((address) => address.startsWith("https:"));
  return [...new Set(others.map((address) => new URL(address).origin))];
}
