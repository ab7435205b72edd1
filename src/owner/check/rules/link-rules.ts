import { type Diagnostic, valueError, warning } from "#data-reader/diagnostic.ts";
import { linkTarget, type LinkTarget } from "#domain/address.ts";
import { linkedText } from "#domain/linked-text.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { pagePaths } from "#domain/paths.ts";
import { isDemoSeller, usesDemoSeller } from "#domain/platform-addresses.ts";
import { formerPaths } from "#domain/product.ts";
import { licencesFile, replaceableFiles, statusFeedFile } from "#domain/site-files.ts";
import { statusChanges } from "#domain/status-board.ts";
import { publicAddress } from "./public-rules.ts";
import type { RuleInput } from "./rule-input.ts";

/**
 * Rules for links: an announcement's is whole, and none leads to a page or file that is not there. In the
 * footer, it would be dead on every page.
 */
export function linkRules(data: RuleInput): Diagnostic[] {
  const { footerLinks = [] } = data["shop.ts"];
  const { announcement } = data["preferences.ts"].notifications;
  const isWhole = (announcement.linkText === undefined) === (announcement.linkUrl === undefined);
  const bothFix = "A link has both linkText and linkUrl; for no link, delete both lines.";
  const missing = announcement.linkText === undefined ? "linkText" : "linkUrl";
  return [
    ...(isWhole ? [] : [valueError(announcement, missing, "", bothFix)]),
    ...footerLinks.flatMap((link) => deadLink(link, "url", data)),
    ...(announcement.enabled ? deadLink(announcement, "linkUrl", data).map(warning) : []),
    ...data["products.ts"].flatMap((product) => deadTextLinks(product, "description", data)),
    ...data["questions.ts"].flatMap((question) => deadTextLinks(question, "answer", data)),
  ];
}

/** Warns of the links in a text. */
function deadTextLinks<Field extends string>(
  holder: { [Name in Field]: string },
  field: Field,
  data: RuleInput,
): Diagnostic[] {
  const parts = linkedText(holder[field], data["shop.ts"].siteUrl);
  return parts.flatMap(({ href = "" }) => deadLink(holder, field, data, href)).map(warning);
}

function deadLink<Field extends string>(
  holder: { [Name in Field]?: string | undefined },
  field: Field,
  data: RuleInput,
  link: string = holder[field] ?? "",
): Diagnostic[] {
  const target = linkTarget(link, data["shop.ts"].siteUrl);
  if (!target || target.kind === "elsewhere" || isThere(target, data)) return [];
  const known = [...pagePaths(data["products.ts"]), ...siteFiles(data)];
  const near = nearestName(decoded(target.path).replace(/^\/public(?=\/)/, ""), known);
  const pages = pagePaths([]).join(", ");
  const fix = `The pages are ${pages} and those of the products; a file has to be in public/.`;
  const why = `but this site has no page or file ${target.path}`;
  return [valueError(holder, field, why, near === undefined ? fix : `Write "${near}".`)];
}

/** Whether a link leads to a page of the shop, to a file that the build writes, or to one in `public/`. */
function isThere({ kind, path }: LinkTarget, data: RuleInput): boolean {
  const products = data["products.ts"];
  if (kind === "screen") {
    return [...pagePaths(products), ...products.flatMap(formerPaths)].includes(path);
  }
  const file = decoded(path).replace(/(?<=.)\/$/, "");
  return siteFiles(data).some((one) => file === one || file === publicAddress(one));
}

function siteFiles(data: RuleInput): string[] {
  const { "shop.ts": shop, "products.ts": products, publicFiles } = data;
  const hasFeed = statusChanges(products).length > 0;
  const generated = replaceableFiles.filter((file) => hasFeed || file !== statusFeedFile);
  const published = publicFiles.filter((file) => usesDemoSeller(shop) || !isDemoSeller(file));
  return [...[...generated, licencesFile].map((file) => `/${file}`), ...published];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
