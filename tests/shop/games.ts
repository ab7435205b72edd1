import type { Game } from "#domain/game.ts";

// In the order of the filter. A game without a product on sale gets no button.
export const games: Game[] = [
  { code: "UB", name: "Unban Software" },
  { code: "FN", name: "Fortnite" },
];
