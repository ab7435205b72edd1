import type { StatusEntry } from "#domain/status-entries.ts";
import { statusTone } from "#domain/status.ts";
import { statusShapes } from "#prerender/status-shapes.ts";
import type { ThemeColours } from "#prerender/theme-colours.ts";
import { CardFrame } from "./card-frame.tsx";

const shownEntries = 4;

const oneLine = {
  display: "block",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
} as const;

type StatusCardProps = {
  colours: ThemeColours;
  shopName: string;
  /** `shownName` is empty if the card's font lacks its letters. */
  entries: readonly (Pick<StatusEntry, "name" | "game" | "status"> & { shownName: string })[];
  /** The day of the last check, formatted. */
  checked: string;
};

/** The status page's card: the first products, each with its status. */
export function StatusCard({ colours, shopName, entries, checked }: StatusCardProps) {
  const more = entries.length - shownEntries;
  return (
    <CardFrame colours={colours} shopName={shopName} art={undefined} topic="Status">
      <div style={{ display: "flex", flexDirection: "column" }}>
        {entries.slice(0, shownEntries).map(({ name, shownName, game, status }) => {
          const tone = statusTone(status);
          const colour = colours[tone];
          return (
            <div
              key={`${name} ${game}`}
              style={{
                display: "flex",
                alignItems: "center",
                justifyContent: "space-between",
                height: 88,
                borderTop: `2px solid ${colours["line-strong"]}`,
              }}
            >
              <div style={{ display: "flex", alignItems: "center" }}>
                <div style={{ ...oneLine, maxWidth: 640, fontSize: 56 }}>{shownName}</div>
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
          {`${more > 0 ? `and ${more} more · ` : ""}Last checked ${checked}`}
        </div>
      </div>
    </CardFrame>
  );
}
