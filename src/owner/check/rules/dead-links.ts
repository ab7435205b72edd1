import { planSlug } from "#domain/plan-slug.ts";
import { isSitePath } from "#domain/safe-link.ts";
import { isDemoSeller, usesDemoSeller } from "#domain/uses-demo-seller.ts";
import {
  aboutSectionId,
  hashId,
  plansSectionId,
  productPath,
  productsSectionId,
  routePaths,
} from "#domain/paths.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Finding, Report } from "#owner/check/finding.ts";
import { didYouMean } from "#owner/check/nearest-name.ts";

/** Reports the owner's links that lead to no page, file or place of this site. */
export function deadLinks(data: CheckedData, report: Report, severity: Finding["severity"]): void {
  const { "products.ts": products, "shop.ts": shop, "preferences.ts": preferences } = data;
  // The list of pages is only complete if all products are valid.
  if (!products) return;
  for (const link of shop?.footerLinks ?? []) {
    const mistake = linkMistake(link.url, data);
    if (mistake) report[severity](link, "url", ...mistake);
  }
  const announcement = preferences?.notifications.announcement;
  if (announcement?.linkUrl === undefined) return;
  const mistake = linkMistake(announcement.linkUrl, data);
  if (mistake) report[severity](announcement, "linkUrl", ...mistake);
}

/** Why a link leads nowhere, and what to do. Undefined for a link that works, or to another site. */
function linkMistake(link: string, data: CheckedData): [why: string, fix: string] | undefined {
  const { "shop.ts": shop, products } = data;
  const isWhole = shop !== undefined && link.startsWith(`${shop.siteUrl}/`);
  const address = isWhole ? link.slice(shop.siteUrl.length) : link;
  if (!isSitePath(address)) return undefined;
  if (shop && isDemoSeller(address) && !usesDemoSeller(shop)) {
    return [
      "but the demonstration is not part of a shop that sells through your store",
      "Link to a page of your store, or to a file in public/.",
    ];
  }
  // A link may be encoded, such as /Terms%20of%20sale.pdf. Names of files from macOS are decomposed.
  const path = decoded(address.replace(/[?#].*$/s, "")).normalize();
  const addresses = siteAddresses(data).map((one) => one.normalize());
  const pages = pageAddresses(data);
  if (!addresses.includes(path)) {
    const more = pages.length > 5 ? " …" : "";
    const otherwise = `The pages are ${pages.slice(0, 5).join(", ")}${more}; a file has to be in public/.`;
    const fix = didYouMean(path, addresses.map(encodeURI), otherwise);
    return ["but this site has no such page or file", fix];
  }
  const [hash = ""] = /#.*$/s.exec(address) ?? [];
  const product = products.find((one) => productPath(one) === path);
  const plans = product?.subscriptions ?? [];
  const places = product
    ? [plansSectionId, aboutSectionId, ...plans.map((plan) => planSlug(plan, plans))]
    : [productsSectionId];
  // Every page has a top. Files have places of their own.
  if (!pages.includes(path) || ["", "top", ...places].includes(hashId(hash))) return undefined;
  const fix = `Delete ${hash}, or link to a page of your store or a file in public/.`;
  return [`but the page ${path} has no place called ${hash}`, fix];
}

/** A path without percent signs for characters; unchanged if they are malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The addresses of the site's pages. */
export function pageAddresses({ products }: CheckedData): string[] {
  return [routePaths.home, routePaths.status, ...products.map(productPath)];
}

/** The addresses of the site: its pages, the files that the build writes, and those in `public/`. */
export function siteAddresses(data: CheckedData): string[] {
  return [
    ...pageAddresses(data),
    ...generatedFiles,
    ...data.publicFiles.flatMap((file) => {
      // Hosts serve refund.html at /refund, and terms/index.html at /terms/.
      const page = file.replace(/\.html$/, "");
      const folder = file.replace(/index\.html$/, "");
      return [file, page, folder, folder.replace(/(.)\/$/, "$1")];
    }),
  ];
}

const generatedFiles = ["/robots.txt", "/licences.txt", "/sitemap.xml", "/status.json"];
