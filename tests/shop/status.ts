import type { StatusBoard } from "#domain/status-board.ts";

export const statusBoard: StatusBoard = {
  // Well in the past: no test depends on the machine's clock.
  lastChecked: "2025-01-15", // accepted
  coming: [
    { name: "Permanent Spoofer", game: "UB" }, // sample
    { name: "Counterreconnaissance Companion with Team Overlay", game: "SEQUEL" },
  ],
};
