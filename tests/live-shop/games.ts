import type { Game } from "#domain/game.ts";

export const games: Game[] = [
  { code: "R6", name: "Rainbow Six Siege" },
  { code: "RUST", name: "Rust" },
  { code: "EFT", name: "Escape from Tarkov" },
  { code: "DAYZ", name: "DayZ" },
  { code: "APEX", name: "Apex Legends" },
  { code: "CS2", name: "Counter-Strike 2" },
  { code: "UB", name: "Hardware ID Tools" },
  // Without a product, so the catalogue does not offer it.
  { code: "SOT", name: "Sea of Thieves" },
];
