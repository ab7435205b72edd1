import type { StatusBoard } from "#domain/status-board.ts";

export const statusBoard: StatusBoard = {
  lastChecked: "2025-01-15", // accepted
  // With the products 25 entries: a long list, whose groups without trouble are closed.
  coming: [
    { name: "Kestrel", game: "CS2" },
    { name: "Talon", game: "CS2" },
    { name: "Sickle", game: "CS2" },
    { name: "Vesper", game: "CS2" },
    { name: "Cinder", game: "CS2" },
    { name: "Marrow", game: "CS2" },
    { name: "Thistle", game: "CS2" },
    { name: "Ravel", game: "CS2" },
    { name: "Umbra", game: "CS2" },
    { name: "Pike", game: "CS2" },
    { name: "Sable", game: "CS2" },
    { name: "Anvil", game: "CS2" },
    { name: "Bramble", game: "CS2" },
    { name: "Drover", game: "CS2" },
    { name: "Fathom", game: "CS2" },
    { name: "Gannet", game: "CS2" },
  ],
};
