import { isSitePath } from "#domain/safe-link.ts";
import { routePaths } from "#paths.ts";
import { colourContrast, readColour } from "./colour-contrast.ts";
import type { OwnersData } from "./data-files.ts";
import { didYouMean } from "./nearest-name.ts";
import { type Path, problem, type Slip, warning } from "./slip.ts";
import { fieldsOf, quoted, textOf } from "./value-text.ts";

/** Surface of the community notice, as the design's token for raised surfaces has it. */
const noticeSurface = "#121214";
const smallestContrast = 4.5;
const longestMessage = 80;
const bar: Path = ["notifications", "announcement"];
const notice: Path = ["notifications", "discord"];

/** Slips of the two notices that no single field shows. */
export function preferencesSlips(data: OwnersData): Slip[] {
  const { discord, announcement } = fieldsOf(fieldsOf(data["preferences.ts"]).notifications);
  const community = fieldsOf(discord);
  const top = fieldsOf(announcement);
  return [
    ...colourSlips(notice, community, ["textColor"]),
    ...colourSlips(bar, top, ["textColor", "backgroundColor"]),
    ...contrastSlips([...notice, "textColor"], community.textColor, noticeSurface),
    ...contrastSlips([...bar, "textColor"], top.textColor, top.backgroundColor),
    ...linkSlips(top),
    // While products.ts cannot be read, nobody knows which pages there are.
    ...(Array.isArray(data["products.ts"]) ? deadLinks(top.linkUrl, data["products.ts"]) : []),
    ...longMessage(top.message),
  ];
}

function colourSlips(path: Path, fields: Record<string, unknown>, names: string[]): Slip[] {
  return names.flatMap((name) => {
    const colour = textOf(fields[name]);
    if (colour === undefined || readColour(colour) !== undefined) return [];
    const mend = "A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).";
    return [problem([...path, name], `the ${name} is ${quoted(colour)}, which is no colour`, mend)];
  });
}

function contrastSlips(path: Path, text: unknown, background: unknown): Slip[] {
  const front = readColour(textOf(text) ?? "");
  const back = readColour(textOf(background) ?? "");
  if (!front || !back) return [];
  const contrast = colourContrast(front, back);
  if (contrast >= smallestContrast) return [];
  // Rounded down, so that 4.49 is not told as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  const fault = `the textColor ${textOf(text)} on ${textOf(background)} is hard to read, with a contrast of ${shown} to 1`;
  return [problem(path, fault, "Take a lighter or a darker colour: 4.5 to 1 is the least.")];
}

function linkSlips({ linkText, linkUrl }: Record<string, unknown>): Slip[] {
  if ((linkText === undefined) === (linkUrl === undefined)) return [];
  const [stands, absent] =
    linkUrl === undefined ? ["linkText", "linkUrl"] : ["linkUrl", "linkText"];
  return [
    problem(
      bar,
      `there is a ${stands} without a ${absent}`,
      "A link has both linkText and linkUrl; for no link, leave both out.",
    ),
  ];
}

function deadLinks(linkUrl: unknown, products: readonly unknown[]): Slip[] {
  const link = textOf(linkUrl);
  if (link === undefined || !isSitePath(link)) return [];
  const ids = products.flatMap((product) => textOf(fieldsOf(product).id) ?? []);
  const pages = [routePaths.home, routePaths.status, ...ids.map((id) => `/product/${id}`)];
  const page = link.replace(/[?#].*$/s, "");
  if (pages.includes(page)) return [];
  const fault = `the linkUrl is ${quoted(link)}, and this site has no such page`;
  const mend = didYouMean(page, pages, `The pages are ${pages.join(", ")}.`);
  return [warning([...bar, "linkUrl"], fault, mend)];
}

function longMessage(message: unknown): Slip[] {
  const length = Array.from(textOf(message) ?? "").length;
  if (length <= longestMessage) return [];
  return [
    warning(
      [...bar, "message"],
      `the message has ${length} characters, and on a phone the bar has room for about ${longestMessage}`,
      "Say it shorter, or put the rest behind the link.",
    ),
  ];
}
