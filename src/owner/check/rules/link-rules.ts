import { type Diagnostic, problemAt, warning } from "#data-reader/diagnostic.ts";
import { isHttpsAddress, linkTarget, type LinkTarget } from "#domain/address.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { pagePaths, productPath, productPathPrefix } from "#domain/paths.ts";
import { formerPaths } from "#domain/product.ts";
import { licencesFile, replaceableFiles, statusFeedFile } from "#domain/site-files.ts";
import { splitAtLinks } from "#domain/split-at-links.ts";
import { chatName, isInvite } from "#finish/chat.ts";
import { statusChanges } from "#finish/status-history.ts";
import type { OwnersText } from "#owner/check/owners-texts.ts";
import { publicAddress } from "./public-rules.ts";
import type { RuleInput } from "./rule-input.ts";

/**
 * Rules for links: an announcement's has text and address, all pages and files of this site exist, and a visitor
 * can join the chat.
 */
export function linkRules(data: RuleInput): Diagnostic[] {
  const { announcement } = data.defaultPreferences.notifications;
  const texts = data.texts.filter(({ text }) => /\s/.test(text));
  // A picture's address may be on this site, too.
  const links = data.texts.filter(
    ({ kind, text }) => kind === "link" || (kind !== undefined && isHttpsAddress(text)),
  );
  const isWhole = (announcement.linkText === undefined) === (announcement.linkUrl === undefined);
  const bothFix = "A link has both linkText and linkUrl; for no link, delete both lines.";
  const missing = announcement.linkText === undefined ? "linkText" : "linkUrl";
  return [
    ...(isWhole ? [] : [problemAt(announcement, missing, "", bothFix)]),
    ...links.flatMap((field) => deadLink(field, field.text, data)),
    ...texts.flatMap((field) => deadTextLinks(field, data)),
    ...links.flatMap(memberLinks),
  ];
}

/** Warns of an address in a chat that only its members can open. */
function memberLinks({ holder, key, text: link }: OwnersText): Diagnostic[] {
  if ((key !== "chatInviteUrl" && key !== "discordLink") || isInvite(link)) return [];
  const why = `which is no invite to ${chatName(link)}: visitors could not join`;
  const fix = "Let the chat create an invite that never expires, and copy its address.";
  return [warning(problemAt(holder, key, why, fix))];
}

/** Warns of dead links in a text, and of words that are almost the path of a page. */
function deadTextLinks(field: OwnersText, data: RuleInput): Diagnostic[] {
  const pages = pagePaths(data.products);
  return splitAtLinks(field.text, data.shop.siteUrl)
    .flatMap(({ href, text: part }) => {
      if (href !== undefined) return deadLink(field, href, data);
      const [typed] = /(?<!\S)\/[\w-]{4,}(?![\w/])/.exec(part) ?? [];
      const isNear = typed !== undefined && nearestName(typed, pages) !== undefined;
      return isNear ? deadLink(field, typed, data) : [];
    })
    .map(warning);
}

function deadLink({ holder, key }: OwnersText, link: string, data: RuleInput): Diagnostic[] {
  const target = linkTarget(link, data.shop.siteUrl);
  if (!target || target.kind === "elsewhere" || isThere(target, data)) return [];
  const why = `but this site has no page or file ${target.path}`;
  const error = (fix: string) => [problemAt(holder, key, why, fix)];
  const { products } = data;
  const renamed = products.find((product) => formerPaths(product).includes(target.path));
  if (renamed) return error(`Write "${productPath(renamed)}".`);
  // A number resembles many others.
  const isNumber = new RegExp(String.raw`^${productPathPrefix}\d+$`).test(target.path);
  if (isNumber) return error("Delete the link, or write the page of another product.");
  const typed = decoded(target.path).replace(/^\/public(?=\/)/, "");
  const near = nearestName(typed, [...pagePaths(products), ...siteFiles(data)]);
  if (near !== undefined) return error(`Write "${near}".`);
  const pages = pagePaths([]).join(", ");
  return error(`The pages are ${pages} and those of the products; a file has to be in public/.`);
}

/** Whether a link leads to a page of the shop, to a file that the build writes, or to one in `public/`. */
function isThere({ kind, path }: LinkTarget, data: RuleInput): boolean {
  if (kind === "screen") return pagePaths(data.products).includes(path);
  const file = decoded(path).replace(/(?<=.)\/$/, "");
  return siteFiles(data).some((known) => file === known || file === publicAddress(known));
}

function siteFiles(data: RuleInput): string[] {
  const hasFeed = statusChanges(data.products).length > 0;
  const generated = replaceableFiles.filter((file) => hasFeed || file !== statusFeedFile);
  return [...[...generated, licencesFile].map((file) => `/${file}`), ...data.publicFiles];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
