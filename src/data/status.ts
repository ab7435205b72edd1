import type { StatusBoard } from "#domain/status-board.ts";

// The status of a product on sale is in products.ts.
export const statusBoard: StatusBoard = {
  // The day on which you last checked every status, year first.
  lastChecked: "2026-11-20", // sample

  // Shown as "Soon" on the status page. Delete an entry once the product is in products.ts.
  coming: [
    { name: "Permanent Spoofer", game: "UB" }, // sample
  ],
};
