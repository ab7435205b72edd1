import { type Finding, valueError, warning } from "#data-reader/finding.ts";
import { pagePaths } from "#domain/paths.ts";
import { isSitePath } from "#domain/safe-link.ts";
import { isDemoSeller, usesDemoSeller } from "#domain/selling-platform.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for links: an announcement's is whole, and none leads to a page or file that is not there. */
export function linkRules(data: ShopData): Finding[] {
  const { footerLinks = [] } = data["shop.ts"];
  const { announcement } = data["preferences.ts"].notifications;
  const isWhole = (announcement.linkText === undefined) === (announcement.linkUrl === undefined);
  const bothFix = "A link has both linkText and linkUrl; for no link, delete both lines.";
  const missing = announcement.linkText === undefined ? "linkText" : "linkUrl";
  return [
    ...(isWhole ? [] : [valueError(announcement, missing, "", bothFix)]),
    ...footerLinks.flatMap((link) => deadLink(link, "url", data)),
    ...(announcement.enabled ? deadLink(announcement, "linkUrl", data) : []),
  ];
}

function deadLink<Field extends string>(
  holder: { [Name in Field]?: string | undefined },
  field: Field,
  data: ShopData,
): Finding[] {
  const { siteUrl } = data["shop.ts"];
  const link: string = holder[field] ?? "";
  const address = link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link;
  // Hosts add or remove a slash at the end.
  const path = address.replace(/[?#].*$/s, "").replace(/(.)\/$/, "$1");
  if (!isSitePath(address) || siteAddresses(data).includes(path)) return [];
  const pages = pagePaths([]).join(", ");
  const fix = `The pages are ${pages} and those of the products; a file has to be in public/.`;
  return [warning(valueError(holder, field, "but this site has no such page or file", fix))];
}

const generatedFiles = [
  "/robots.txt",
  "/sitemap.xml",
  "/licences.txt",
  "/status.json",
  "/status.atom",
];

/** The addresses of the pages, of the files that the build writes, and of those in `public/`. */
function siteAddresses(data: ShopData): string[] {
  const { "shop.ts": shop, publicFiles } = data;
  const published = publicFiles.filter((file) => usesDemoSeller(shop) || !isDemoSeller(file));
  return [
    ...pagePaths(data["products.ts"]),
    ...generatedFiles,
    // Hosts serve refund.html at /refund, and terms/index.html at /terms.
    ...published.flatMap((file) => [encodeURI(file), file.replace(/(?:\/index)?\.html$/, "")]),
  ];
}
