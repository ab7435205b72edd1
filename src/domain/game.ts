/** The games' codes, in the order of the filter buttons. */
export const games = ["UB", "FN"] as const;

/** A game's code, as it stands in square brackets behind a product's name. */
export type Game = (typeof games)[number];

/** What each code stands for. */
export const gameNames: Record<Game, string> = {
  UB: "Unban Software",
  FN: "Fortnite",
};

/** What the catalogue can be narrowed to. */
export type GameFilter = Game | "all";

/** Reads a filter from outside (the address bar): anything but a known code means all products. */
export function parseGameFilter(value: string | null): GameFilter {
  return games.find((game) => game === value) ?? "all";
}
