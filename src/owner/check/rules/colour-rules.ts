import { clampRgb, wcagContrast } from "culori";
import { transform } from "lightningcss";
import { errorAt, type Finding, valueError } from "#data-reader/finding.ts";
import { lineAt } from "#data-reader/origins.ts";
import {
  colourNames,
  type ColourName,
  readColour,
  withoutComments,
  writtenColour,
} from "#data-reader/theme-colours.ts";
import type { ShopData } from "./shop-data.ts";

const colourRule =
  "A colour is written as #f5f5f2, white, rgb(245 245 242), hsl(60 13% 95%) or oklch(96% 0.004 107)";

/** What is wrong with `theme.css` by itself: its syntax, and colours that no browser reads. */
export function themeErrors(css: string, dataFolder: string): Finding[] {
  const file = `${dataFolder}/theme.css`;
  if (!css.includes("--color-")) {
    const fix = 'Go back to the version before: the guide says how, under "Go back".';
    return [errorAt(file, 1, `the file is missing, or its colours are. ${fix}`)];
  }
  const mistake = syntaxMistake(css);
  if (mistake) {
    const fix =
      "Look here and at the line above: each value ends with a semicolon, the last line is }, and a note is between /* and */.";
    return [errorAt(file, mistake.line, `${mistake.message}. ${fix}`)];
  }
  return colourNames.flatMap((name) => {
    const { value, offset } = writtenColour(css, name) ?? { value: "missing", offset: 0 };
    const colour = readColour(value);
    if (colour && (colour.alpha ?? 1) === 1) return [];
    const [shown] = value.split("\n");
    const fix = `${colourRule}, opaque, and with a semicolon at its end.`;
    return [errorAt(file, lineAt(css, offset), `--color-${name} is ${shown}. ${fix}`)];
  });
}

function syntaxMistake(css: string): { line: number; message: string } | undefined {
  const theme = { prelude: "<custom-ident>", body: "declaration-list" } as const;
  try {
    transform({ filename: "theme.css", code: Buffer.from(css), customAtRules: { theme } });
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } };
    return { line: loc?.line ?? 1, message };
  }
  // Browsers close what is open at the end of the file, and so does the parser. Tailwind does not.
  const isClosed = withoutComments(css).trimEnd().endsWith("}");
  return isClosed ? undefined : { line: css.split("\n").length, message: "The last } is missing" };
}

/** The contrast that texts need, from WCAG 2.2. */
const minContrast = 4.5;

/** The theme's texts, each with its backgrounds. */
const themeTexts: readonly [text: ColourName, backgrounds: readonly ColourName[]][] = [
  ["paper", ["ink", "raised", "pressed"]],
  ["quiet", ["ink", "raised", "pressed"]],
  ["green", ["ink"]],
  ["blue", ["ink"]],
  ["red", ["ink"]],
  ["yellow", ["ink"]],
];

/** Rules for colours: every text of the page and of the notices stands out from its background. */
export function colourRules({ theme, dataFolder, ...data }: ShopData): Finding[] {
  const { discord, announcement } = data["preferences.ts"].notifications;
  const written = (name: ColourName) => writtenColour(theme, name)?.value ?? "";
  const hardTexts = themeTexts.flatMap(([text, backgrounds]) =>
    backgrounds.flatMap((background): Finding[] => {
      const fix = contrastFix(written(text), written(background));
      if (fix === undefined) return [];
      const line = lineAt(theme, writtenColour(theme, text)?.offset ?? 0);
      const message = `--color-${text} is hard to read on --color-${background}. ${fix}`;
      return [errorAt(`${dataFolder}/theme.css`, line, message)];
    }),
  );
  return [
    ...hardTexts,
    ...noticeErrors(discord, written("raised")),
    ...noticeErrors(announcement, announcement.backgroundColor),
  ];
}

function noticeErrors(
  notice: { enabled: boolean; textColor: string },
  background: string,
): Finding[] {
  const fix = notice.enabled ? contrastFix(notice.textColor, background) : undefined;
  if (fix === undefined) return [];
  return [valueError(notice, "textColor", `which is hard to read on ${background}`, fix)];
}

/** What to do about a text that is hard to read on its background. Undefined if it is not. */
function contrastFix(text: string, background: string): string | undefined {
  const [front, back] = [readColour(text), readColour(background)];
  if (!front || !back) return `One of the two is not a colour. ${colourRule}.`;
  const contrast = wcagContrast(clampRgb(front), clampRgb(back));
  if (contrast >= minContrast) return undefined;
  // Rounded down, so that 4.49 is not shown as 4.5.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `Their contrast is ${shown} to 1, and texts need ${minContrast}: make one of the two lighter or darker.`;
}
