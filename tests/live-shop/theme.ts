import type { Theme } from "#domain/theme.ts";

export const theme: Theme = {
  colours: {
    // The page's background, and two steps above it.
    ink: "#0f1729",
    raised: "#141d34",
    pressed: "#1a2642",

    // Text and main buttons, and secondary text.
    paper: "#f5f5f2",
    quiet: "#a5a5a0",

    // Undetected, Updating, Detected and Soon. Nothing else has these colours.
    green: "#3ddc84",
    blue: "#5aa9ff",
    red: "#ff5c5c",
    yellow: "#ffd23f",
  },
  // Headlines and prices, texts, and codes. A visitor sees the first font of each list that they have.
  fonts: {
    display: { names: ["Big Shoulders", "Arial Narrow"] },
    sans: { names: ["system-ui", "-apple-system", "Segoe UI", "Roboto", "Liberation Sans"] },
    mono: { names: ["ui-monospace", "SF Mono", "Cascadia Mono", "Menlo", "Liberation Mono"] },
  },
};
