import type { Announcement, CommunityNotice, Preferences } from "#domain/preferences.ts";
import type { SoundData, Surroundings } from "./check-data.ts";
import { colourContrast, noticeSurface, readColour } from "./colour-contrast.ts";
import { type Finding, problem, warning } from "./finding.ts";
import { deadLink } from "./shop-rules.ts";
import { quoted } from "./value-text.ts";

const smallestContrast = 4.5;
const longestMessage = 80;

/** Mistakes in the two notices that no single field shows. */
export function noticeFindings(
  { notifications: { discord, announcement } }: Preferences,
  data: SoundData,
  surroundings: Surroundings,
): Finding[] {
  const colours = [
    ...unknownColour(discord, "textColor"),
    ...unknownColour(announcement, "textColor"),
    ...unknownColour(announcement, "backgroundColor"),
  ];
  return [
    ...colours,
    ...lowContrast(discord, noticeSurface),
    ...lowContrast(announcement, announcement.backgroundColor),
    ...halfLink(announcement),
    ...deadLink(announcement, "linkUrl", data, surroundings),
    ...longMessage(announcement),
  ];
}

function unknownColour<Field extends string>(
  notice: Record<Field, string>,
  field: Field,
): Finding[] {
  if (readColour(notice[field])) return [];
  const message = `the ${field} is ${quoted(notice[field])}, which is no colour`;
  const fix = "A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).";
  return [problem(notice, field, message, fix)];
}

function lowContrast(notice: CommunityNotice | Announcement, background: string): Finding[] {
  const contrast = colourContrast(notice.textColor, background);
  if (contrast === undefined || contrast >= smallestContrast) return [];
  // Rounded down, so that 4.49 does not read 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  const message = `the textColor ${notice.textColor} on ${background} is hard to read, with a contrast of ${shown} to 1`;
  const fix = "Take a lighter or a darker colour: 4.5 to 1 is the least.";
  return [problem(notice, "textColor", message, fix)];
}

function halfLink(announcement: Announcement): Finding[] {
  const { linkText, linkUrl } = announcement;
  if ((linkText === undefined) === (linkUrl === undefined)) return [];
  const [given, absent] =
    linkUrl === undefined ? (["linkText", "linkUrl"] as const) : (["linkUrl", "linkText"] as const);
  const fix = "A link has both linkText and linkUrl; for no link, leave both out.";
  return [problem(announcement, given, `there is a ${given} without a ${absent}`, fix)];
}

function longMessage(announcement: Announcement): Finding[] {
  const { length } = Array.from(announcement.message);
  if (length <= longestMessage) return [];
  const message = `the message has ${length} characters, and on a phone the bar has room for about ${longestMessage}`;
  const fix = "Shorten it, or put the rest behind the link.";
  return [warning(announcement, "message", message, fix)];
}
