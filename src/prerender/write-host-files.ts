import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import type { MediaItem } from "#domain/media-item.ts";
import { contentSecurityPolicy } from "#hosting/content-security-policy.ts";
import { headerRules } from "#hosting/header-rules.ts";
import { headersFile } from "#hosting/headers-file.ts";
import { nginxConfig } from "#hosting/nginx-config.ts";
import { type NotFoundPage, redirectsFile } from "#hosting/not-found-pages.ts";
import { demoSeller } from "#hosting/uses-demo-seller.ts";
import { routePaths } from "#paths.ts";
import type { ClientBuild } from "./client-build.ts";

/** Writes the hosts' configuration: `_headers`, `_redirects`, and nginx's beside the folder. */
export async function writeHostFiles(
  { distDir, publicPaths, inlineScript }: ClientBuild,
  hasDemo: boolean,
): Promise<void> {
  const patterns = Object.values(routePaths);
  const notFound: NotFoundPage[] = [{ pattern: routePaths.product, file: "/product/404.html" }];
  // Names that `_headers` and nginx would have to quote keep the default caching.
  const files = publicPaths.filter((path) => /^\/[\w-][\w.-]*\.\w+$/.test(path));
  const rules = headerRules({
    includeSubDomains: shop.httpsOnSubdomains,
    policy: contentSecurityPolicy({
      shop,
      inlineScript,
      pictures: [
        home.hero.poster,
        ...products.flatMap(({ image }) => image ?? []),
        ...products.flatMap(({ media = [] }) => media.map(pictureAddress)),
      ],
      films: home.hero.film,
    }),
    pages: [
      ...patterns.map((pattern) => pattern.replace(/:.*/, "*")),
      ...(hasDemo ? [`/${demoSeller}/*`] : []),
    ],
    files: [...files, "/cards/*", "/licences.txt", "/robots.txt", "/sitemap.xml"],
  });
  await writeFile(join(distDir, "_headers"), headersFile(rules));
  await writeFile(join(distDir, "_redirects"), redirectsFile(notFound));
  // Outside the site's folder, because hosts publish everything in it.
  await writeFile(`${distDir}-nginx.conf`, nginxConfig({ rules, pages: patterns, notFound }));
}

function pictureAddress(item: MediaItem): string {
  return item.type === "video" ? item.thumbnailUrl : item.url;
}
