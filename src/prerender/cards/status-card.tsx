import type { CSSProperties } from "react";
import type { LockData } from "#domain/page-data.ts";
import { type Status, statusColours, type StatusCount, statusShapes } from "#domain/status.ts";
import type { ThemeColours } from "#domain/theme.ts";
import { colourScheme, lineShares } from "#prerender/shared/theme-css.ts";
import { LockDrawing } from "#shop/media/lock-drawing.tsx";
import * as words from "#words";
import {
  capitals,
  cardPaddingPx,
  cardSizePx,
  column,
  marginEnd,
  marginStart,
  middle,
} from "./card-style.ts";
import type { StatusCard } from "./preview-card.ts";

/** The content of the status card: a line for each product, or how many products have each status. */
export function Statuses({ card, colours }: { card: StatusCard; colours: ThemeColours }) {
  return (
    <div style={column}>
      {"products" in card ? (
        card.products.map(({ name, game, status }) => (
          <StatusLine
            key={`${name} ${game} ${status}`}
            title={name}
            game={game}
            status={status}
            word={words.status.names[status]}
            colours={colours}
          />
        ))
      ) : card.lock ? (
        <LockAndCounts lock={card.lock} counts={card.counts} colours={colours} />
      ) : (
        card.counts.map(({ text, status, word }) => (
          <StatusLine key={status} title={text} status={status} word={word} colours={colours} />
        ))
      )}
      <div
        style={{
          paddingTop: 22,
          borderTop: divider(colours),
          fontSize: 36,
          color: colours.quiet,
        }}
      >
        {capitals(card.lastChecked)}
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

type StatusLineProps = {
  /** A product's name, or a number of products. */
  title: string;
  game?: string;
  status: Status;
  word: string;
  colours: ThemeColours;
};

function StatusLine({ title, game, status, word, colours }: StatusLineProps) {
  const colour = colours[statusColours[status]];
  return (
    <div style={{ ...middle, height: 88, borderTop: divider(colours) }}>
      <div style={{ ...oneLine, maxWidth: 640, fontSize: 56 }}>{capitals(title)}</div>
      <div style={{ flexShrink: 0, margin: "0 20px", fontSize: 36, color: colours.quiet }}>
        {game === undefined ? "" : `[${game}]`}
      </div>
      <svg
        width="32"
        height="32"
        viewBox="0 0 24 24"
        style={{ flexShrink: 0, [marginStart]: "auto" }}
      >
        <path fill={colour} fillRule="evenodd" d={shapePaths[statusShapes[status]]} />
      </svg>
      <div style={{ flexShrink: 0, [marginStart]: 20, fontSize: 56, color: colour }}>
        {capitals(word)}
      </div>
    </div>
  );
}

type LockAndCountsProps = {
  lock: LockData;
  counts: readonly StatusCount[];
  colours: ThemeColours;
};

/** The space for the drawing of the lock. */
const lockRoomPx = { width: cardSizePx.width - 2 * cardPaddingPx, height: 200 };

/** The drawing of the lock, as large as there is room for, above a line of counts. */
function LockAndCounts({ lock, counts, colours }: LockAndCountsProps) {
  const scale = Math.min(lockRoomPx.width / lock.width, lockRoomPx.height / lock.height);
  return (
    <div style={column}>
      <LockDrawing
        lock={lock}
        shearLine={{ strokeWidth: 0.5, stroke: colours.quiet }}
        pinOf={(status) => ({ stroke: colours[statusColours[status]] })}
        stroke={colours.paper}
        width={lock.width * scale}
        height={lock.height * scale}
        style={{ alignSelf: "flex-start", marginBottom: 48 }}
      />
      <div style={{ display: "flex", flexWrap: "wrap", paddingBottom: 22 }}>
        {counts.map(({ status, text, word }) => {
          const colour = colours[statusColours[status]];
          return (
            <div key={status} style={{ ...middle, [marginEnd]: 40, fontSize: 40 }}>
              <svg width="26" height="26" viewBox="0 0 24 24" style={{ [marginEnd]: 14 }}>
                <path fill={colour} fillRule="evenodd" d={shapePaths[statusShapes[status]]} />
              </svg>
              {capitals(text)}
              <div style={{ [marginStart]: 12, color: colour }}>{capitals(word)}</div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

const oneLine: CSSProperties = {
  display: "block",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
};

function divider({ ink, paper }: ThemeColours): string {
  const share = lineShares[colourScheme(ink)]["line-strong"];
  return `2px solid ${paper}${Math.round(share * 2.55).toString(16)}`;
}
