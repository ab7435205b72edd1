import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { contentSecurityPolicy, shopPictures } from "./content-security-policy.ts";
import { headerRules } from "./header-rules.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConfig } from "./nginx-config.ts";
import { type NotFoundPage, redirectsFile } from "./not-found-pages.ts";
import { demoSeller } from "#domain/uses-demo-seller.ts";
import { routePaths } from "#domain/paths.ts";
import type { ClientBuild } from "./client-build.ts";

/** Writes the hosts' configuration: `_headers`, `_redirects`, and nginx's beside the folder. */
export async function writeHostFiles(
  { distDir, inlineScript }: ClientBuild,
  hasDemo: boolean,
): Promise<void> {
  const patterns = Object.values(routePaths);
  const notFound: NotFoundPage[] = [{ pattern: routePaths.product, file: "/product/404.html" }];
  const rules = headerRules({
    includeSubDomains: false,
    policy: contentSecurityPolicy({
      shop,
      inlineScripts: [inlineScript, ...(hasDemo ? [await demoScript(distDir)] : [])],
      pictures: shopPictures(home, products),
    }),
    pages: patterns.map((pattern) => pattern.replace(/:.*/, "*")),
  });
  const ownersRedirects = await readFile(join(distDir, "_redirects"), "utf8").catch(() => "");
  await writeFile(join(distDir, "_headers"), headersFile(rules));
  await writeFile(join(distDir, "_redirects"), redirectsFile(notFound, ownersRedirects));
  // Outside the site's folder, because hosts publish everything in it.
  await writeFile(`${distDir}-nginx.conf`, nginxConfig({ rules, pages: patterns, notFound }));
}

/** The inline script of the demo seller's page. */
async function demoScript(distDir: string): Promise<string> {
  const page = await readFile(join(distDir, demoSeller, "index.html"), "utf8");
  const script = /<script>(.*?)<\/script>/s.exec(page)?.[1];
  if (script === undefined) {
    throw new Error(`public/${demoSeller}/index.html has no inline script.`);
  }
  return script;
}
