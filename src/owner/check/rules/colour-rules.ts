import { wcagContrast } from "culori";
import { type Diagnostic, valueError, warning } from "#data-reader/diagnostic.ts";
import type { ThemeColours } from "#domain/theme.ts";
import type { RuleInput } from "./rule-input.ts";

/** The contrast that texts need, from WCAG 2.2. */
export const minContrast = 4.5;

/** The same for drawings. */
const minMarkContrast = 3;

/** The colours of texts and their grounds. A browser test compares them with what is on the screens. */
export const textColours = ["paper", "quiet", "green", "blue", "red", "yellow"] as const;
export const groundColours = ["ink", "raised", "pressed"] as const;

/** Rules for colours: every text of the page and of the notices, and the mark, stand out from their background. */
export function colourRules(data: RuleInput): Diagnostic[] {
  const { colours } = data["theme.ts"];
  const { discord, announcement } = data["preferences.ts"].notifications;
  const { backgroundColor } = announcement;
  return [
    ...textColours.flatMap((name) => colourErrors(colours, name)),
    ...markWarnings(data),
    ...noticeErrors(discord, colours.raised, `raised of theme.ts, ${colours.raised}`),
    ...noticeErrors(announcement, backgroundColor, backgroundColor),
  ];
}

/** One for a colour that is hard to read, whatever the number of its grounds. */
function colourErrors(colours: ThemeColours, name: (typeof textColours)[number]): Diagnostic[] {
  const hard = groundColours.flatMap((ground) => {
    const contrast = wcagContrast(colours[name], colours[ground]);
    return contrast < minContrast ? [`${ground} (${shown(contrast)})`] : [];
  });
  if (hard.length === 0) return [];
  const why = `which is hard to read on ${new Intl.ListFormat("en").format(hard)}`;
  return [valueError(colours, name, why, contrastFix)];
}

/** Warns of a mark in which no colour stands out from the page, such as one that is black on black. */
function markWarnings({ media, "shop.ts": shop, "theme.ts": theme }: RuleInput): Diagnostic[] {
  const { ink } = theme.colours;
  const { colours } = media.find(({ name }) => name === shop.mark)?.picture ?? {};
  if (!colours || colours.some((one) => wcagContrast(one, ink) >= minMarkContrast)) return [];
  const why = `which is hard to see on ink of theme.ts, ${ink}`;
  return [warning(valueError(shop, "mark", why, "Give it lighter or darker colours."))];
}

function noticeErrors(
  notice: { enabled: boolean; textColor: string },
  background: string,
  name: string,
): Diagnostic[] {
  const contrast = wcagContrast(notice.textColor, background);
  if (!notice.enabled || contrast >= minContrast) return [];
  const why = `which is hard to read on ${name} (${shown(contrast)})`;
  return [valueError(notice, "textColor", why, contrastFix)];
}

const contrastFix = `Texts need a contrast of ${minContrast} to 1: make one of the two lighter or darker.`;

/** Rounded down, so that 4.49 is not shown as 4.5. */
const shown = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)} to 1`;
