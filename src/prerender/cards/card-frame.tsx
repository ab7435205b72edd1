import type { ReactNode } from "react";
import { cardSizePx } from "#prerender/page-head-html.ts";
import { cardFontWeight } from "./card-fonts.ts";
import { shopMarkPath } from "#domain/shop-mark-path.ts";

/** The design's colours that a card needs. */
export const cardColours = {
  ink: "#0a0a0b",
  paper: "#f5f5f2",
  quiet: "#a5a5a0",
  line: "rgba(255, 255, 255, 0.18)",
};

const marginPx = 64;
/** How wide a card's words may run; beyond it the art is undisturbed. */
export const cardTextWidthPx = 700;

/** Where the art stands, in pixels: at the card's right, beyond most of the words. */
export const cardArtBox = { width: 840, height: cardSizePx.height };

type CardFrameProps = {
  shopName: string;
  /** The art as a data address; a card without it is ink alone. */
  art: string | undefined;
  /** What stands opposite the shop's name. */
  topic?: string;
  children: ReactNode;
};

/** What every card stands in: art to the edges, darker towards the words, and the shop's name. */
export function CardFrame({ shopName, art, topic, children }: CardFrameProps) {
  const artBox = { position: "absolute", top: 0, right: 0, ...cardArtBox } as const;
  return (
    <div
      style={{
        ...cardSizePx,
        display: "flex",
        backgroundColor: cardColours.ink,
        color: cardColours.paper,
        fontWeight: cardFontWeight,
        textTransform: "uppercase",
      }}
    >
      {art && <img src={art} alt="" {...cardArtBox} style={artBox} />}
      {art && (
        <div
          style={{
            ...artBox,
            display: "flex",
            backgroundImage:
              "linear-gradient(90deg, #0a0a0b 0%, rgba(10, 10, 11, 0.55) 40%, rgba(10, 10, 11, 0) 75%)",
          }}
        />
      )}
      <div
        style={{
          position: "absolute",
          top: marginPx,
          bottom: marginPx - 8,
          left: marginPx,
          right: marginPx,
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
        }}
      >
        <div style={{ display: "flex", alignItems: "center" }}>
          <svg width="44" height="44" viewBox="1.5 1.5 21 21">
            <path fill={cardColours.paper} d={shopMarkPath} />
          </svg>
          <div style={{ display: "flex", marginLeft: 20, fontSize: 44, letterSpacing: 1 }}>
            {shopName}
          </div>
          {topic && (
            <div style={{ display: "flex", marginLeft: "auto", fontSize: 44, letterSpacing: 1 }}>
              {topic}
            </div>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
