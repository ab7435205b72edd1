import type { ProductStatus } from "#domain/status.ts";
import { type MadeProduct, type MadeShop, since } from "./made-shop.ts";

const games = [
  { code: "STRM", name: "Streaming" },
  { code: "EDU", name: "Education" },
  { code: "EDIT", name: "Editing" },
  { code: "MUS", name: "Music" },
  { code: "GAME", name: "Games for two and more" },
  { code: "WORK", name: "Office" },
  { code: "CLD", name: "Cloud" },
  { code: "AI", name: "Assistants" },
];

const firstNames = ["lumo", "vidora", "castiva+", "reel", "noteling", "hex & hexa max", "Quillow"];
const lastNames = ["", " go", " premium", " family of five", " 365", " studio pro"];
const terms = ["1 hari", "3 hari", "7 hari", "14 hari", "1 bulan", "2 bulan", "3 bulan", "1 tahun"];
const screens = ["", " 2 layar", " semi private"];

/** What the last ninety days of a product are made of: much, little and nothing but one day of trouble. */
const earlier: NonNullable<MadeProduct["earlier"]>[] = [
  [
    { status: "Updating", since: "2025-01-10" },
    { status: "Undetected", since: "2024-12-20" },
    { status: "Detected", since: "2024-12-16" },
    { status: "Undetected", since: "2024-12-01" },
    { status: "Updating", since: "2024-11-29" },
    { status: "Undetected", since: "2024-05-01" },
  ],
  [
    { status: "Detected", since: "2025-01-09" },
    { status: "Undetected", since: "2024-12-24" },
  ],
  [{ status: "Updating", since: "2025-01-11" }],
];

/** 47 products without pictures, with 1 to 24 plans at long prices. */
const products = Array.from({ length: 47 }, (_, index): MadeProduct => {
  const { code = "" } = games[(index * index + index) % games.length] ?? {};
  const plans = screens.flatMap((screen, place) =>
    terms.map((term, step): MadeProduct["plans"][number] => [
      term + screen,
      (4 + (index % 5)) * 1000 * (place + 1) * (step + 1),
      term,
    ]),
  );
  const count = [24, 4, 7, 1, 11, 3][index % 6] ?? 1;
  const states: Record<number, [ProductStatus, string?]> = {
    3: ["Updating"],
    17: ["Updating", "Back within a day"],
    30: ["Detected"],
  };
  const [status, statusNote] = states[index] ?? ["Undetected"];
  return {
    name: `${firstNames[index % firstNames.length]}${lastNames[index % lastNames.length]}`,
    game: code,
    plans: plans.slice(0, count),
    status,
    ...(status !== "Undetected" && { since }),
    ...(statusNote !== undefined && { statusNote }),
    ...(index % 4 === 3 && { since, earlier: earlier[index % 3] }),
    ...(index % 9 === 5 && { soldOut: count }),
  };
});

/** A shop of rows. */
export const rows: MadeShop = {
  name: "Toko Lentera",
  currency: "IDR",
  products,
  games,
  coming: ["Siaran pagi", "Radio kota", "Kelas malam"].map((name, index) => ({
    name,
    game: games[index % 2]?.code ?? "",
  })),
};
