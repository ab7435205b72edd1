import { blend, clampRgb, type Color } from "culori";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "#owner/check/finding.ts";
import { readColour, readTheme, themeColour } from "#owner/check/theme-colours.ts";
import { colourFix, contrastFix } from "./theme-rules.ts";

const maxMessageLength = 80;

/** Rules for the two notices: colours, contrast, link, length. */
export function noticeRules(data: CheckedData, report: Report): void {
  const { "preferences.ts": preferences } = data;
  if (!preferences) return;
  const { discord, announcement } = preferences.notifications;
  const { linkText, linkUrl, message, backgroundColor } = announcement;
  const theme = readTheme(data.theme);
  const ink = themeColour(theme, "ink");
  const raised = theme.values.get("--color-raised")?.value;
  if (ink && raised !== undefined) {
    textColour(discord, raised, ink, report);
    textColour(announcement, backgroundColor, ink, report);
  }
  if (!readColour(backgroundColor)) {
    const fix = colourFix(backgroundColor);
    report.problem(announcement, "backgroundColor", "which is not a colour", fix);
  }
  if ((linkText === undefined) !== (linkUrl === undefined)) {
    const [given, absent] =
      linkUrl === undefined
        ? (["linkText", "linkUrl"] as const)
        : (["linkUrl", "linkText"] as const);
    const fix = "A link has both linkText and linkUrl; for no link, leave both out.";
    report.problem(announcement, given, `without a ${absent}`, fix);
  }
  const { length } = Array.from(message);
  if (length > maxMessageLength) {
    const why = `which has ${length} characters: on a phone, the bar has room for about ${maxMessageLength}`;
    report.warning(announcement, "message", why, "Shorten it, or put the rest behind the link.");
  }
}

/** Reports a text colour that is invalid or hard to read. Transparent colours are blended with the page's. */
function textColour(
  notice: { textColor: string },
  background: string,
  pageSurface: Color,
  report: Report,
): void {
  const front = readColour(notice.textColor);
  const back = readColour(background);
  if (!front) {
    report.problem(notice, "textColor", "which is not a colour", colourFix(notice.textColor));
  }
  if (!front || !back) return;
  const surface = clampRgb(blend([pageSurface, back]));
  const fix = contrastFix(blend([surface, front]), surface);
  const why = `which is hard to read on ${background}`;
  if (fix !== undefined) report.problem(notice, "textColor", why, fix);
}
