import { dataFileNames } from "#data-reader/data-files.ts";
import { type Diagnostic, placeError, valueError, warning } from "#data-reader/diagnostic.ts";
import type { Key } from "#data-reader/source-location.ts";
import { isHttpsAddress, linkTarget, type LinkTarget } from "#domain/address.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { pagePaths, productPath } from "#domain/paths.ts";
import { formerPaths } from "#domain/product.ts";
import { licencesFile, replaceableFiles, statusFeedFile } from "#domain/site-files.ts";
import { splitAtLinks } from "#domain/split-at-links.ts";
import { chatName, isInvite } from "#finish/chat.ts";
import { statusChanges } from "#finish/status-history.ts";
import { fieldsOfKind, type KindField } from "./fields-of-kind.ts";
import { publicAddress } from "./public-rules.ts";
import type { RuleInput } from "./rule-input.ts";
import { stringsIn } from "./values-in.ts";

/**
 * Rules for links: an announcement's is whole, none leads to a page or file that is not there, and a visitor can
 * join the chat.
 */
export function linkRules(data: RuleInput): Diagnostic[] {
  const { discord, announcement } = data["preferences.ts"].notifications;
  const hidden = new Set<object>([discord, announcement].filter(({ enabled }) => !enabled));
  const texts = dataFileNames
    .flatMap((file) => stringsIn(data[file]))
    .filter(({ text }) => /\s/.test(text));
  // A picture's address may be on this site, too.
  const links = fieldsOfKind(data).filter(
    ({ kind, text }) => kind === "link" || isHttpsAddress(text),
  );
  const isShown = ({ holder }: { holder: object }) => !hidden.has(holder);
  const isWhole = (announcement.linkText === undefined) === (announcement.linkUrl === undefined);
  const bothFix = "A link has both linkText and linkUrl; for no link, delete both lines.";
  const missing = announcement.linkText === undefined ? "linkText" : "linkUrl";
  return [
    ...(isWhole ? [] : [valueError(announcement, missing, "", bothFix)]),
    ...links.filter(isShown).flatMap(({ holder, key, text }) => deadLink(holder, key, data, text)),
    ...texts.filter(isShown).flatMap((text) => deadTextLinks(text, data)),
    ...links.filter(isShown).flatMap(memberLinks),
  ];
}

/** Warns of an address in a chat that only its members can open. */
function memberLinks({ holder, key, text: link }: KindField): Diagnostic[] {
  if ((key !== "chatInviteUrl" && key !== "discordLink") || isInvite(link)) return [];
  const why = `which is no invite to ${chatName(link)}: visitors could not join`;
  const fix = "Let the chat create an invite that never expires, and copy its address.";
  return [warning(placeError({ holder, key }, why, fix))];
}

/** Warns of the dead links in a text, and of what is almost the path of a page. */
function deadTextLinks(
  { holder, key, text }: ReturnType<typeof stringsIn>[number],
  data: RuleInput,
): Diagnostic[] {
  const pages = pagePaths(data["products.ts"]);
  return splitAtLinks(text, data["shop.ts"].siteUrl)
    .flatMap(({ href, text: part }) => {
      if (href !== undefined) return deadLink(holder, key, data, href);
      const [typed] = /(?<!\S)\/[\w-]{4,}(?![\w/])/.exec(part) ?? [];
      const isNear = typed !== undefined && nearestName(typed, pages) !== undefined;
      return isNear ? deadLink(holder, key, data, typed) : [];
    })
    .map(warning);
}

function deadLink(holder: object, key: Key, data: RuleInput, link: string): Diagnostic[] {
  const target = linkTarget(link, data["shop.ts"].siteUrl);
  if (!target || target.kind === "elsewhere" || isThere(target, data)) return [];
  const products = data["products.ts"];
  const known = [...pagePaths(products), ...siteFiles(data)];
  const renamed = products.find((product) => formerPaths(product).includes(target.path));
  const isNumber = /^\/product\/\d+$/.test(target.path);
  const typed = decoded(target.path).replace(/^\/public(?=\/)/, "");
  // A number is near to many others.
  const near = renamed ? productPath(renamed) : isNumber ? undefined : nearestName(typed, known);
  const pages = pagePaths([]).join(", ");
  const fix = isNumber
    ? "Delete the link, or write the page of another product."
    : `The pages are ${pages} and those of the products; a file has to be in public/.`;
  const why = `but this site has no page or file ${target.path}`;
  return [placeError({ holder, key }, why, near === undefined ? fix : `Write "${near}".`)];
}

/** Whether a link leads to a page of the shop, to a file that the build writes, or to one in `public/`. */
function isThere({ kind, path }: LinkTarget, data: RuleInput): boolean {
  if (kind === "screen") return pagePaths(data["products.ts"]).includes(path);
  const file = decoded(path).replace(/(?<=.)\/$/, "");
  return siteFiles(data).some((one) => file === one || file === publicAddress(one));
}

function siteFiles(data: RuleInput): string[] {
  const hasFeed = statusChanges(data["products.ts"]).length > 0;
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
