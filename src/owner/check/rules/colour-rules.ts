import { wcagContrast } from "culori";
import { type Diagnostic, valueError, warning } from "#data-reader/diagnostic.ts";
import type { Key } from "#data-reader/source-location.ts";
import type { Shop } from "#domain/shop.ts";
import type { RuleInput } from "./rule-input.ts";

/** The contrasts that texts and drawings need, from WCAG 2.2. */
export const minContrast = 4.5;
const minMarkContrast = 3;

/** The colours of texts and their backgrounds. A browser test compares them with what is on the screens. */
export const textColours = ["paper", "quiet", "green", "blue", "red", "yellow"] as const;
export const backgroundColours = ["ink", "raised", "pressed"] as const;

/** Rules for colours: every text of the page and of the notices, and the mark, stand out from their background. */
export function colourRules({ media, ...data }: RuleInput): Diagnostic[] {
  const { colours } = data["theme.ts"];
  const { discord, announcement } = data["preferences.ts"].notifications;
  const shop = data["shop.ts"];
  const backgrounds = backgroundColours.map((name): Background => ({
    name,
    colour: colours[name],
  }));
  const mark = media.find(({ name }) => name === shop.mark)?.picture?.colours;
  const ink = { name: "ink", colour: colours.ink };
  const raised = { name: `raised of theme.ts, ${colours.raised}`, colour: colours.raised };
  const bar = { name: announcement.backgroundColor, colour: announcement.backgroundColor };
  const noticeErrors = (notice: typeof discord | typeof announcement, background: Background) =>
    notice.enabled ? contrastErrors(notice, "textColor", [notice.textColor], [background]) : [];
  return [
    ...textColours.flatMap((name) => contrastErrors(colours, name, [colours[name]], backgrounds)),
    ...noticeErrors(discord, raised),
    ...noticeErrors(announcement, bar),
    ...(mark ? markErrors(shop, mark, ink) : []).map(warning),
  ];
}

function markErrors(shop: Shop, colours: readonly string[], ink: Background): Diagnostic[] {
  if (colours.length > 0) return contrastErrors(shop, "mark", colours, [ink], minMarkContrast);
  const fix = "A picture that the file links to is not loaded: draw the mark in the file itself.";
  return [valueError(shop, "mark", "in which nothing can be seen", fix)];
}

type Background = { name: string; colour: string };

/** One for a field none of whose colours stands out, whatever the number of its backgrounds. */
function contrastErrors<Holder extends object>(
  holder: Holder,
  key: keyof Holder & Key,
  colours: readonly string[],
  backgrounds: readonly Background[],
  min = minContrast,
): Diagnostic[] {
  const hard = backgrounds.flatMap(({ name, colour }) => {
    const contrast = Math.max(1, ...colours.map((one) => wcagContrast(one, colour)));
    return contrast < min ? [`${name} (${shown(contrast)})`] : [];
  });
  if (hard.length === 0) return [];
  const why = `which is hard to see on ${new Intl.ListFormat("en").format(hard)}`;
  const fix = `It needs a contrast of ${min} to 1: make one of the two lighter or darker.`;
  return [valueError(holder, key, why, fix)];
}

/** Rounded down, so that 4.49 is not shown as 4.5. */
const shown = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)} to 1`;
