import { wcagContrast } from "culori";
import { type Diagnostic, problemAt } from "#data-reader/diagnostic.ts";
import type { RuleInput } from "./rule-input.ts";

/** The contrast that texts need, from WCAG 2.2. */
export const minContrast = 4.5;

/** The colours of texts and their backgrounds. A browser test compares them with the screens. */
export const textColours = ["paper", "quiet", "green", "blue", "red", "yellow"] as const;
export const backgroundColours = ["ink", "raised", "pressed"] as const;

/** Rules for colours: every text of the page and of the notices stands out from its background. */
export function colourRules(data: RuleInput): Diagnostic[] {
  const { colours } = data.theme;
  const { discord, announcement } = data.defaultPreferences.notifications;
  const backgrounds = backgroundColours.map((name) => ({ name, colour: colours[name] }));
  const raised = { name: `raised of theme.ts, ${colours.raised}`, colour: colours.raised };
  const bar = { name: announcement.backgroundColor, colour: announcement.backgroundColor };
  return [
    ...textColours.flatMap((name) => contrastErrors(colours, name, backgrounds)),
    ...contrastErrors(discord, "textColor", [raised]),
    ...contrastErrors(announcement, "textColor", [bar]),
  ];
}

type Background = { name: string; colour: string };

/** An error that names all backgrounds on which a text colour is hard to see. */
function contrastErrors<Field extends string>(
  holder: { [Name in Field]: string },
  field: Field,
  backgrounds: readonly Background[],
): Diagnostic[] {
  const hard = backgrounds.flatMap(({ name, colour }) => {
    const contrast = wcagContrast(holder[field], colour);
    return contrast < minContrast ? [`${name} (${contrastText(contrast)})`] : [];
  });
  if (hard.length === 0) return [];
  const why = `which is hard to see on ${new Intl.ListFormat("en").format(hard)}`;
  const fix = `It needs a contrast of ${minContrast} to 1: make one of the two lighter or darker.`;
  return [problemAt(holder, field, why, fix)];
}

/** Rounded down, so that 4.49 is not shown as 4.5. */
const contrastText = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)} to 1`;
