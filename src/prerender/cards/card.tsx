import type { CSSProperties, ReactNode } from "react";
import type { ThemeColours } from "#domain/theme.ts";
import { directionOf } from "#finish/typography.ts";
import * as words from "#words";
import {
  capitals,
  cardPaddingPx,
  cardSizePx,
  column,
  isRtl,
  marginEnd,
  marginStart,
  middle,
  start,
} from "./card-style.ts";
import type { PreviewCard, ProductCard } from "./preview-card.ts";
import { Statuses } from "./status-card.tsx";
import { titleLineHeight, titleSizePx, titleWidthPx } from "./title-size.ts";

/** The art's size in pixels. It is aligned to the card's end, the right edge if texts run from the left. */
export const cardArtPx = { width: 840, height: cardSizePx.height };

/** The parts of the shop that all cards show. */
export type CardBrand = {
  colours: ThemeColours;
  shopName: string;
  /** The shop's mark as a `data:` URL. */
  mark: string;
};

type CardProps = {
  brand: CardBrand;
  card: PreviewCard;
  /** The art as a `data:` URL. */
  art?: string | undefined;
};

export function Card({ brand, card, art }: CardProps) {
  const { colours } = brand;
  if ("title" in card) {
    return (
      <Frame brand={brand} art={art}>
        {"game" in card ? (
          <Product card={card} colours={colours} />
        ) : (
          <div style={titleStyle(card.title, 390)}>{capitals(card.title)}</div>
        )}
      </Frame>
    );
  }
  return (
    <Frame brand={brand} topic={words.layout.status}>
      <Statuses card={card} colours={colours} />
    </Frame>
  );
}

type FrameProps = Pick<CardProps, "brand" | "art"> & {
  /** A word in the top corner. */
  topic?: string;
  children: ReactNode;
};

/** The shop's name at the top, and texts at the foot. The art fades out towards them. */
function Frame({ brand: { colours, shopName, mark }, art, topic, children }: FrameProps) {
  return (
    <div style={{ ...cardSizePx, display: "flex", background: colours.ink, color: colours.paper }}>
      {art && <img src={art} alt="" {...cardArtPx} style={artBox} />}
      {art && <div style={{ ...artBox, backgroundImage: fade(colours.ink) }} />}
      <div style={content}>
        <div style={{ ...middle, fontSize: 44, letterSpacing: isRtl ? 0 : 1 }}>
          <img src={mark} alt="" width="44" height="44" style={{ [marginEnd]: 20 }} />
          {capitals(shopName)}
          {topic && <div style={{ [marginStart]: "auto" }}>{capitals(topic)}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}

function Product({ card, colours }: { card: ProductCard; colours: ThemeColours }) {
  const { game, title, price, from } = card;
  return (
    <div style={column}>
      {game !== title && <div style={{ ...tagBox, borderColor: colours.quiet }}>{game}</div>}
      <div style={titleStyle(title, 258)}>{capitals(title)}</div>
      {price === undefined ? (
        <div style={{ fontSize: 36, color: colours.quiet }}>
          {capitals(words.catalogue.soldOut)}
        </div>
      ) : (
        <div style={{ display: "flex", alignItems: "baseline", fontSize: 80, lineHeight: 1 }}>
          {from && (
            <div style={{ [marginEnd]: 18, fontSize: 44, color: colours.quiet }}>
              {capitals(from)}
            </div>
          )}
          {/* Arabic loses a no-break space, and no font has the narrow one. */}
          {capitals(price.replaceAll(/[\u00a0\u202f]/g, " "))}
        </div>
      )}
    </div>
  );
}

const artBox: CSSProperties = {
  position: "absolute",
  top: 0,
  [isRtl ? "left" : "right"]: 0,
  ...cardArtPx,
};
const tagBox: CSSProperties = {
  alignSelf: "flex-start",
  padding: "2px 16px 6px",
  border: "3px solid",
  fontSize: 44,
};
const content: CSSProperties = {
  position: "absolute",
  top: 64,
  bottom: 56,
  left: cardPaddingPx,
  right: cardPaddingPx,
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  // With an Arabic font's own line height, two lines of counts would not fit.
  lineHeight: 1.3,
  direction: words.dir,
  textAlign: start,
};

// A title ends at 48 %. There its contrast is 4.5 to 1, even on art as bright as its letters.
const fade = (ink: string) =>
  `linear-gradient(${isRtl ? -90 : 90}deg, ${ink} 0%, ${ink}c4 40%, ${ink}00 78%)`;

export function titleStyle(title: string, roomPx: number): CSSProperties {
  return {
    display: "block",
    width: titleWidthPx,
    margin: "16px 0 28px",
    fontSize: titleSizePx(title, roomPx),
    lineHeight: titleLineHeight,
    wordBreak: "break-word",
    // A title of any direction is at the card's start, where the art has faded out.
    alignSelf: "flex-start",
    direction: directionOf(title, words.dir),
    textAlign: start,
  };
}
