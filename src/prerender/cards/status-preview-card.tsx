import { type Status, statusTone } from "#domain/status.ts";
import { statusShapes } from "#prerender/crawler-files.ts";
import { type CardBrand, CardLayout } from "./card-layout.tsx";

const oneLine = {
  display: "block",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
} as const;

/** A product, or how many products have a status. */
export type StatusCardRow = {
  title: string;
  /** A product's game code. */
  game?: string;
  status: Status;
};

/** The card has room for this many rows. */
export const maxStatusRows = 4;

type StatusPreviewCardProps = {
  brand: CardBrand;
  rows: readonly StatusCardRow[];
  /** The day of the last check, formatted. */
  checked: string;
};

/** The status page's card: up to four products, or the number of products with each status. */
export function StatusPreviewCard({ brand, rows, checked }: StatusPreviewCardProps) {
  const { colours } = brand;
  return (
    <CardLayout brand={brand} art={undefined} topic="Status">
      <div style={{ display: "flex", flexDirection: "column" }}>
        {rows.map(({ title, game, status }) => {
          const tone = statusTone(status);
          const colour = colours[tone];
          return (
            <div
              key={`${title} ${game} ${status}`}
              style={{
                display: "flex",
                alignItems: "center",
                justifyContent: "space-between",
                height: 88,
                borderTop: `2px solid ${colours["line-strong"]}`,
              }}
            >
              <div style={{ display: "flex", alignItems: "center" }}>
                <div style={{ ...oneLine, maxWidth: 640, fontSize: 56 }}>{title}</div>
                {game !== undefined && (
                  <div
                    style={{
                      display: "flex",
                      marginLeft: 20,
                      fontSize: 36,
                      color: colours.quiet,
                    }}
                  >
                    {`[${game}]`}
                  </div>
                )}
              </div>
              <div style={{ display: "flex", alignItems: "center", color: colour }}>
                <svg width="32" height="32" viewBox="0 0 24 24">
                  <path fill={colour} fillRule="evenodd" d={statusShapes[tone]} />
                </svg>
                <div style={{ display: "flex", marginLeft: 20, fontSize: 56 }}>{status}</div>
              </div>
            </div>
          );
        })}
        <div
          style={{
            display: "flex",
            paddingTop: 22,
            borderTop: `2px solid ${colours["line-strong"]}`,
            fontSize: 34,
            color: colours.quiet,
          }}
        >
          {`Last checked ${checked}`}
        </div>
      </div>
    </CardLayout>
  );
}
