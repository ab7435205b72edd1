import type { ReactNode } from "react";
import type { ThemeColours } from "#owner/check/theme-colours.ts";
import { cardFontWeight } from "#owner/check/card-fonts.ts";

/** The size of every card: the 1.91:1 that chat clients show uncropped. */
export const cardSizePx = { width: 1200, height: 630 };

const marginPx = 64;
/** The maximum width of a card's text. The space beside it shows only the art. */
export const cardTextWidthPx = 700;

/** The art's size in pixels. It is aligned to the card's right edge. */
export const cardArtBox = { width: 840, height: cardSizePx.height };

/** What all cards share. */
export type CardBrand = {
  colours: ThemeColours;
  shopName: string;
  /** The shop's mark as a `data:` URL. */
  mark: string;
};

type CardLayoutProps = {
  brand: CardBrand;
  /** The art as a `data:` URL. */
  art: string | undefined;
  /** A word in the top right corner. */
  topic?: string;
  children: ReactNode;
};

/** The layout of all cards: the shop's name, and art that fades out towards the text. */
export function CardLayout({ brand, art, topic, children }: CardLayoutProps) {
  const { colours, shopName, mark } = brand;
  const artBox = { position: "absolute", top: 0, right: 0, ...cardArtBox } as const;
  return (
    <div
      style={{
        ...cardSizePx,
        display: "flex",
        backgroundColor: colours.ink,
        color: colours.paper,
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
            backgroundImage: `linear-gradient(90deg, ${colours.ink} 0%, ${colours.ink}8c 40%, ${colours.ink}00 75%)`,
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
          <img src={mark} alt="" width="44" height="44" />
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
