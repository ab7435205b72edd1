import type { CSSProperties } from "react";
import * as words from "#words";

/** The size of every card: the 1.91:1 that chat clients show uncropped. */
export const cardSizePx = { width: 1200, height: 630 };

export const cardPaddingPx = 64;

// Satori mirrors rows, but has no logical properties.
export const isRtl = words.dir === "rtl";
export const [start, marginStart, marginEnd] = isRtl
  ? (["right", "marginRight", "marginLeft"] as const)
  : (["left", "marginLeft", "marginRight"] as const);

export const column: CSSProperties = { display: "flex", flexDirection: "column" };
export const middle: CSSProperties = { display: "flex", alignItems: "center" };

/** A text in the language's capitals. Satori's `uppercase` drops the dot of a Turkish i. */
export const capitals = (text: string) => text.toLocaleUpperCase(words.language);
