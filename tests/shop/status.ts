import type { StatusBoard } from "#domain/status-board.ts";

// The status of a product on sale stands with the product, in products.ts.
export const statusBoard: StatusBoard = {
  // The day you last checked every status, year first.
  lastChecked: "2025-01-15",

  // Shown as "Soon" on the status screen. Take an entry out once the product is in products.ts.
  coming: [{ name: "Permanent Spoofer", game: "UB" }],
};
