import type { Game } from "#domain/game.ts";

export const games: Game[] = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
  { code: "SEQUEL", name: "The Long-Awaited Sequel of a Shooter" },
];
