import { expect, test } from "vitest";
import { findingText } from "#owner/check/finding.ts";
import { checkSmallShop, context, edited } from "./small-shop.ts";

async function findings(from: string | RegExp, to: string) {
  const report = await checkSmallShop({}, { theme: edited(context.theme, from, to) });
  return report.findings.map(findingText);
}

const colourRule =
  "A colour is written as #f5f5f2, white, rgb(245 245 242), hsl(60 13% 95%) or oklch(96% 0.004 107).";

test.each([
  [
    "--color-quiet",
    "--color-quite",
    ['15: there is no value named --color-quite. Did you mean "--color-quiet"?'],
  ],
  ["  --color-quiet: #a5a5a0;\n", "", [/^1: the value --color-quiet is missing\. Write it again/]],
  ["#a5a5a0;", "a5a5a0;", ['15: --color-quiet is a5a5a0. Did you mean "#a5a5a0"?']],
  ["#a5a5a0;", "light grey;", [`15: --color-quiet is light grey. ${colourRule}`]],
  [
    "#0a0a0b",
    "#07111",
    [
      "5: --color-ink is #07111. After #, a colour has 6 digits or letters from a to f, such as #f5f5f2. Here are 5.",
    ],
  ],
  [
    "#0a0a0b",
    "#0a0a0g",
    [
      "5: --color-ink is #0a0a0g. After #, a colour has 6 digits or letters from a to f, such as #f5f5f2.",
    ],
  ],
  ["#a5a5a0;", ";", [`15: --color-quiet is empty. ${colourRule}`]],
  [
    "#f5f5f2;",
    "#f5f5f2",
    ["14: --color-paper is #f5f5f2. A semicolon is missing at the end of the line."],
  ],
  [
    "#121214",
    "rgb(255 255 255 / 10%)",
    ["6: --color-raised is rgb(255 255 255 / 10%). Only the colours of lines may be transparent."],
  ],
  [
    "#5aa9ff",
    "#3DDC84",
    [
      "19: --color-blue is the same as --color-green. Write a blue of its own: each colour stands for another status.",
    ],
  ],
  [
    "#a5a5a0",
    "#555",
    [
      "15: --color-quiet is hard to read on --color-ink. Use a lighter colour, such as white: its contrast is 2.6 to 1, and texts need 4.5.",
    ],
  ],
  [
    "#0a0a0b",
    "#f4f4ff",
    [
      "6: --color-raised is dark, but --color-ink is light. Make ink, raised and pressed all dark or all light first, then the texts.",
    ],
  ],
  [
    "#3ddc84",
    "#0a5a2a",
    [/: --color-green is hard to read on --color-ink\. Use a lighter colour of the same hue: /],
  ],
  [
    "0.875rem",
    "14",
    [
      "29: --text-label is 14. A size is a number with rem or px, such as 1.25rem, or clamp() with three of them.",
    ],
  ],
  [
    '"Big Shoulders",',
    '"Big Shoulders,',
    [/^24: --font-display is .* Fonts are names in pairs of quotes/],
  ],
  [/[^]*/, "hello", [/^1: the file has lost its values\. Go back to its last version/]],
  [/\}\s*$/, "", [/^1: the block @theme inline \{ … \} is missing/]],
])("%s → %s", async (from, to, expected) => {
  expect(await findings(from, to)).toEqual(
    expected.map((text): unknown =>
      typeof text === "string"
        ? `src/data/theme.css:${text}`
        : expect.stringMatching(new RegExp(text.source.replace("^", "^src/data/theme\\.css:"))),
    ),
  );
});

test.each(["navy", "hsl(240 30% 8%)", "oklch(15% 0.02 260)", "#112"])(
  "a background may be written as %s",
  async (colour) => expect(await findings("#0a0a0b", colour)).toEqual([]),
);
