import type { Announcement, CommunityNotice } from "#domain/preferences.ts";
import type { CheckedData } from "./check-data.ts";
import { colourContrast, noticeSurface, readColour } from "./colour-contrast.ts";
import { type Report, statement } from "./finding.ts";

const minContrast = 4.5;
const maxMessageLength = 80;

/** Rules for the two notices: colours, contrast, link, length. */
export function noticeRules({ "preferences.ts": preferences }: CheckedData, report: Report): void {
  if (!preferences) return;
  const { discord, announcement } = preferences.notifications;
  const { linkText, linkUrl, message } = announcement;
  unknownColour(discord, "textColor", report);
  unknownColour(announcement, "textColor", report);
  unknownColour(announcement, "backgroundColor", report);
  lowContrast(discord, noticeSurface, report);
  lowContrast(announcement, announcement.backgroundColor, report);
  if ((linkText === undefined) !== (linkUrl === undefined)) {
    const [given, absent] =
      linkUrl === undefined
        ? (["linkText", "linkUrl"] as const)
        : (["linkUrl", "linkText"] as const);
    const fix = "A link has both linkText and linkUrl; for no link, leave both out.";
    report.problem(announcement, given, `there is a ${given} without a ${absent}`, fix);
  }
  const { length } = Array.from(message);
  if (length > maxMessageLength) {
    const what = `the message has ${length} characters, and on a phone the bar has room for about ${maxMessageLength}`;
    report.warning(announcement, "message", what, "Shorten it, or put the rest behind the link.");
  }
}

function unknownColour<Field extends string>(
  notice: Record<Field, string>,
  field: Field,
  report: Report,
): void {
  if (readColour(notice[field])) return;
  const fix = "A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).";
  report.problem(notice, field, `${statement(notice, field)}, which is not a colour`, fix);
}

function lowContrast(
  notice: CommunityNotice | Announcement,
  background: string,
  report: Report,
): void {
  const contrast = colourContrast(notice.textColor, background);
  if (contrast === undefined || contrast >= minContrast) return;
  // Rounded down, so that 4.49 is not shown as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  const message = `the textColor ${notice.textColor} on ${background} is hard to read, with a contrast of ${shown} to 1`;
  const fix = "Use a lighter or darker colour, with a contrast of at least 4.5 to 1.";
  report.problem(notice, "textColor", message, fix);
}
