import type { CSSProperties } from "react";
import type { LockData } from "#domain/page-data.ts";
import { statusColours, statusShapes, worksToday } from "#domain/status.ts";
import type { ThemeColours } from "#domain/theme.ts";
import { directionOf } from "#finish/typography.ts";
import { colourScheme, lineShares } from "#prerender/shared/theme-css.ts";
import * as words from "#words";
import type { PreviewCard, PreviewRow } from "./preview-card.ts";
import { titleLineHeight, titleSizePx, titleWidthPx } from "./title-size.ts";

/** The size of every card: the 1.91:1 that chat clients show uncropped. */
export const cardSizePx = { width: 1200, height: 630 };

/** The art's size in pixels. It is aligned to the card's end: the right edge, where texts run from the left. */
export const cardArtPx = { width: 840, height: cardSizePx.height };

const paddingPx = 64;

/** The room of the drawing of the lock. */
const lockRoomPx = { width: cardSizePx.width - 2 * paddingPx, height: 200 };

/** What all cards share. */
type CardBrand = {
  colours: ThemeColours;
  shopName: string;
  /** The shop's mark as a `data:` URL. */
  mark: string;
};

type CardProps = CardBrand &
  Omit<PreviewCard, "alt" | "art"> & {
    /** The art as a `data:` URL. It fades out towards the text. */
    art?: string | undefined;
  };

export function Card(props: CardProps) {
  const { colours, shopName, mark } = props;
  const { art, topic, tag, title, price, from, lock, rows, footnote } = props;
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
        <div style={{ display: "flex", flexDirection: "column" }}>
          {tag && tag !== title && (
            <div style={{ ...tagBox, borderColor: colours.quiet }}>{tag}</div>
          )}
          {title && <div style={titleStyle(title, tag ? 258 : 390)}>{capitals(title)}</div>}
          {price && (
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
          {lock ? (
            <div style={{ display: "flex", flexDirection: "column" }}>
              <Lock lock={lock} colours={colours} />
              <div style={{ display: "flex", flexWrap: "wrap", paddingBottom: 22 }}>
                {rows?.map((row) => (
                  <Count key={row.status} row={row} colours={colours} />
                ))}
              </div>
            </div>
          ) : (
            rows?.map((row) => (
              <StatusLine
                key={`${row.title} ${row.game} ${row.status}`}
                row={row}
                colours={colours}
              />
            ))
          )}
          {footnote && (
            <div
              style={{
                fontSize: 36,
                color: colours.quiet,
                ...(rows && { paddingTop: 22, borderTop: divider(colours) }),
              }}
            >
              {capitals(footnote)}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The shapes of status dots as SVG paths in a 24 by 24 box. */
const shapePaths = {
  circle: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  square: "M3 3h18v18H3z",
  diamond: "M12 1l11 11l-11 11L1 12z",
  ring: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
};

function StatusLine({ row, colours }: { row: PreviewRow; colours: ThemeColours }) {
  const colour = colours[statusColours[row.status]];
  return (
    <div style={{ ...middle, height: 88, borderTop: divider(colours) }}>
      <div style={{ ...oneLine, maxWidth: 640, fontSize: 56 }}>{capitals(row.title)}</div>
      <div style={{ flexShrink: 0, margin: "0 20px", fontSize: 36, color: colours.quiet }}>
        {row.game ?? ""}
      </div>
      <svg
        width="32"
        height="32"
        viewBox="0 0 24 24"
        style={{ flexShrink: 0, [marginStart]: "auto" }}
      >
        <path fill={colour} fillRule="evenodd" d={shapePaths[statusShapes[row.status]]} />
      </svg>
      <div style={{ flexShrink: 0, [marginStart]: 20, fontSize: 56, color: colour }}>
        {capitals(row.word)}
      </div>
    </div>
  );
}

/** How many products have a status, in a line of such counts. */
function Count({ row, colours }: { row: PreviewRow; colours: ThemeColours }) {
  const colour = colours[statusColours[row.status]];
  return (
    <div style={{ ...middle, [marginEnd]: 40, fontSize: 40 }}>
      <svg width="26" height="26" viewBox="0 0 24 24" style={{ [marginEnd]: 14 }}>
        <path fill={colour} fillRule="evenodd" d={shapePaths[statusShapes[row.status]]} />
      </svg>
      {capitals(row.title)}
      <div style={{ [marginStart]: 12, color: colour }}>{capitals(row.word)}</div>
    </div>
  );
}

/** The drawing of the lock, as large as there is room for. */
function Lock({
  lock: { width, height, shearLine, paths },
  colours,
}: {
  lock: LockData;
  colours: ThemeColours;
}) {
  const scale = Math.min(lockRoomPx.width / width, lockRoomPx.height / height);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      fill="none"
      strokeWidth="2"
      style={{ alignSelf: "flex-start", marginBottom: 48 }}
    >
      <path stroke={colours.quiet} strokeWidth="0.5" d={`M0 ${shearLine - 0.25}H${width}`} />
      {paths.map(({ status, d }) => (
        <path
          key={status}
          stroke={worksToday(status) ? colours.paper : colours[statusColours[status]]}
          d={d}
        />
      ))}
    </svg>
  );
}

// Satori mirrors rows, but has no logical properties.
const isRtl = words.dir === "rtl";
const [start, marginStart, marginEnd] = isRtl
  ? (["right", "marginRight", "marginLeft"] as const)
  : (["left", "marginLeft", "marginRight"] as const);

const artBox: CSSProperties = {
  position: "absolute",
  top: 0,
  [isRtl ? "left" : "right"]: 0,
  ...cardArtPx,
};
const middle: CSSProperties = { display: "flex", alignItems: "center" };
const oneLine: CSSProperties = {
  display: "block",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
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
  left: paddingPx,
  right: paddingPx,
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  // Of an Arabic font's own lines, two lines of counts would not fit.
  lineHeight: 1.3,
  direction: words.dir,
  textAlign: start,
};

function divider({ ink, paper }: ThemeColours): string {
  const share = lineShares[colourScheme(ink)]["line-strong"];
  return `2px solid ${paper}${Math.round(share * 2.55).toString(16)}`;
}

// A title ends at 48 %. There it has a contrast of 4.5 to 1 also on art as bright as its letters.
const fade = (ink: string) =>
  `linear-gradient(${isRtl ? -90 : 90}deg, ${ink} 0%, ${ink}c4 40%, ${ink}00 78%)`;

/** A text in the language's capitals: of a Turkish i, Satori's `uppercase` takes the dot. */
export const capitals = (text: string) => text.toLocaleUpperCase(words.language);

export function titleStyle(title: string, roomPx: number): CSSProperties {
  return {
    display: "block",
    width: titleWidthPx,
    margin: "16px 0 28px",
    fontSize: titleSizePx(title, roomPx),
    lineHeight: titleLineHeight,
    wordBreak: "break-word",
    // At the card's start whatever its own direction, because the art has faded out there.
    alignSelf: "flex-start",
    direction: directionOf(title, words.dir),
    textAlign: start,
  };
}
