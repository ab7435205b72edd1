import type { StatusBoard } from "#domain/status-board.ts";

export const statusBoard: StatusBoard = {
  lastChecked: "2025-01-15",
  coming: [{ name: "Kestrel", game: "CS2" }],
  changes: [
    { day: "2025-01-14", product: "rust-ember", status: "Updating", note: "Game patch of today." },
    { day: "2025-01-12", product: "eft-lantern", status: "Detected" },
    { day: "2025-01-03", product: "r6-halberd", status: "Undetected", note: "Back after a day." },
  ],
};
