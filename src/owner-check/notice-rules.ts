import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blend, clampRgb, type Color, parse, wcagContrast } from "culori";
import { themeColours } from "./theme-colours.ts";
import type { CheckedData } from "./checked-data.ts";
import type { Report } from "./finding.ts";

const minContrast = 4.5;
const maxMessageLength = 80;

const stylesheet = readFileSync(join(import.meta.dirname, "../styles.css"), "utf8");

/** The page's background, and the surface of the community notice. */
const { ink: pageSurface, raised: noticeSurface } = themeColours(stylesheet);

/** Rules for the two notices: colours, contrast, link, length. */
export function noticeRules({ "preferences.ts": preferences }: CheckedData, report: Report): void {
  if (!preferences) return;
  const { discord, announcement } = preferences.notifications;
  const { linkText, linkUrl, message, backgroundColor } = announcement;
  textColour(discord, noticeSurface, report);
  textColour(announcement, backgroundColor, report);
  if (!readColour(backgroundColor)) {
    report.problem(announcement, "backgroundColor", "which is not a colour", colourRule);
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
    const why = `${length} characters, and on a phone the bar has room for about ${maxMessageLength}`;
    report.warning(announcement, "message", why, "Shorten it, or put the rest behind the link.");
  }
}

const colourRule = "A colour is written as #f5f5f2, white, rgb(245 245 242) or hsl(60 13% 95%).";

/** Reports a text colour that is invalid or hard to read. Transparent colours are blended with the page's. */
function textColour(notice: { textColor: string }, background: string, report: Report): void {
  const front = readColour(notice.textColor);
  const back = readColour(background);
  if (!front) report.problem(notice, "textColor", "which is not a colour", colourRule);
  if (!front || !back) return;
  const surface = clampRgb(blend([pageSurface, back]));
  const contrast = wcagContrast(clampRgb(blend([surface, front])), surface);
  if (contrast >= minContrast) return;
  // Rounded down, so that 4.49 is not shown as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  const why = `which is hard to read on ${background}, with a contrast of ${shown} to 1`;
  const fix = "Use a lighter or darker colour, with a contrast of at least 4.5 to 1.";
  report.problem(notice, "textColor", why, fix);
}

/** A colour as every browser reads it, or undefined if no browser does. */
export function readColour(text: string): Color | undefined {
  const written = text.trim();
  // The parser also takes ffffff for #ffffff, which browsers do not.
  return /^[\da-f]+$/i.test(written) ? undefined : parse(written.toLowerCase());
}
