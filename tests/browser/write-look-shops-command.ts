import { cpSync, writeFileSync } from "node:fs";
import type { Game } from "#domain/game.ts";
import type { Product } from "#domain/product.ts";
import type { ProductStatus } from "#domain/status.ts";
import { defaultPreferences } from "#tests/live-shop/preferences.ts";
import { shop } from "#tests/live-shop/shop.ts";
import { statusBoard } from "#tests/live-shop/status.ts";

// Writes the data of the two shops of `npm run look`: invented names and prices, in the lengths and
// numbers of real catalogues. The rest is the live shop's.

const pictures = ["private-reticle.png", "private-contours.png", "spoofer-platter.png"];

const sentences = [
  "Clear outlines of players and loot, with a distance limit for each layer of the picture.",
  "Aim assistance that stays quiet until you hold its key.",
  "It runs outside the game, starts in a minute and keeps every setting in a profile of its own.",
  "Made for players who share a computer: one key, one machine, any account.",
];

type Made = Pick<Product, "name" | "game"> &
  Partial<Product> & {
    /** Name, price and duration of each plan. */
    plans: [name: string, price: number, duration: string][];
    /** How many plans are sold out, from the first. */
    soldOut?: number;
    pictures?: number;
  };

/** A whole product from what matters of it. Its ids follow from its place in the list. */
function product(
  { plans, soldOut = 0, pictures: pictureCount = 0, ...given }: Made,
  index: number,
): Product {
  const media = pictures.slice(0, pictureCount);
  return {
    id: `p${index + 1}`,
    type: "External",
    productId: 810_001 + index,
    storeUrl: `https://p${index + 1}.mysellauth.com`,
    ...(media[0] !== undefined && { image: pictures[index % pictureCount] }),
    ...(media.length > 0 && {
      media: media.map((url) => ({ type: "image", url, alt: "Fine engraved lines." })),
    }),
    status: "Undetected",
    description: sentences.slice(index % 3, (index % 3) + 2).join(" "),
    subscriptions: plans.map(([name, price, duration], place) => ({
      name,
      price,
      duration,
      variantId: 1_000_000 + index * 100 + place,
      ...(place < soldOut && { soldOut: true }),
    })),
    compatibility: ["Windows 10 and 11, 64-bit", "Intel and AMD processors", "Borderless windows"],
    features: [
      { title: "Aimbot", items: ["Smoothing", "Field of view", "Aim key", "Visible targets only"] },
      { title: "Visuals", items: ["Player boxes", "Skeletons", "Loot by rarity"] },
    ],
    ...given,
  };
}

const keys = (day: number, week: number, month: number, prefix = ""): Made["plans"] => [
  [`${prefix}1 Day Key`, day, "1 Day"],
  [`${prefix}7 Day Key`, week, "7 Days"],
  [`${prefix}30 Day Key`, month, "30 Days"],
];

const since = "2025-01-12";

/** 14 products in every state, with and without pictures. */
const cardProducts: Made[] = [
  { name: "Thornfield", game: "VEX", plans: keys(9, 45, 90), pictures: 3, featured: true },
  { name: "Vexa Lattice Full", game: "VEX", plans: keys(8, 31, 70) },
  {
    name: "Ironbound Squad Radar",
    game: "HLW",
    plans: [["Day", 20, "1 Day"], ...keys(24, 72, 143).slice(1)],
    soldOut: 1,
    pictures: 1,
  },
  {
    name: "Hollowmere - Quietstep",
    game: "HLW",
    plans: keys(7, 36, 70),
    soldOut: 3,
    pictures: 2,
  },
  {
    name: "Northgate Siege No Recoil Script",
    game: "NGS",
    plans: [...keys(4, 14, 28), ["90 Day Key", 49, "90 Days"]],
    status: "Updating",
    statusNote: "The season's patch of today: back tonight, keys are extended",
    since,
  },
  { name: "Northgate Prism", game: "NGS", plans: keys(5, 21, 42), pictures: 3, featured: true },
  {
    name: "Vexa - Undertow",
    game: "VEX",
    plans: keys(10, 46, 65),
    pictures: 3,
    status: "Detected",
    statusNote: "Do not use it",
    since,
  },
  {
    name: "Call of Embers - Lunaria External",
    game: "COE",
    plans: [...keys(7, 21, 42, "Frontline 6 - "), ...keys(7, 21, 42, "Frontline 7 - ")],
  },
  { name: "Embers Dusk", game: "COE", plans: keys(6, 24, 46), soldOut: 3 },
  { name: "Cloak", game: "UB", plans: keys(3, 10, 19), pictures: 1 },
  { name: "NGS Vega", game: "NGS", plans: keys(6, 22, 42), status: "Updating", soldOut: 3 },
  {
    name: "Ranked Ready Prelinked",
    game: "UB",
    plans: [["Ranked Ready Prelinked", 4, "Lifetime"]],
  },
  {
    name: "Saltmarsh Rivals - Predator Chams",
    game: "SMR",
    plans: keys(4, 11, 24),
    pictures: 2,
    status: "Detected",
    since,
  },
  {
    name: "Generic Capture Bundle",
    game: "UB",
    plans: [
      ["75T Picture Bundle", 560, "Lifetime"],
      ["100T DisplayPort Bundle (No Firmware)", 1588, "Lifetime"],
    ],
  },
];

const cardGames: Game[] = [
  { code: "VEX", name: "Vexa" },
  { code: "HLW", name: "Escape from Hollowmere" },
  { code: "NGS", name: "Northgate Six Siege" },
  { code: "COE", name: "Call of Embers" },
  { code: "SMR", name: "Saltmarsh Rivals" },
  { code: "UB", name: "Unban Software" },
];

const rowGames: Game[] = [
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

/** 47 products without pictures, with 1 to 24 plans at long prices. */
const rowProducts = Array.from({ length: 47 }, (_, index): Made => {
  const { code = "" } = rowGames[(index * index + index) % rowGames.length] ?? {};
  const plans = screens.flatMap((screen, place) =>
    terms.map((term, step): Made["plans"][number] => [
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
    ...(index % 9 === 5 && { soldOut: count }),
  };
});

type LookShop = { name: string; currency: string; made: readonly Made[]; games: readonly Game[] };

function writeShop(folder: string, { name, currency, made, games }: LookShop): void {
  cpSync("tests/live-shop", folder, { recursive: true });
  const products = made.map(product);
  const changes = products
    .filter(({ status }) => status !== "Undetected")
    .map(({ id, status }) => ({ day: since, product: id, status }));
  const coming = [{ name: "Kestrel Overlay", game: games[0]?.code }];
  const { security, notifications } = defaultPreferences;
  const announcement = { ...notifications.announcement, enabled: false, linkUrl: "/status" };
  const files = {
    products: { products },
    games: { games },
    shop: { shop: { ...shop, name, currency } },
    status: { statusBoard: { ...statusBoard, coming, changes } },
    preferences: {
      defaultPreferences: { security, notifications: { ...notifications, announcement } },
    },
  };
  for (const [file, exports] of Object.entries(files)) {
    const [[variable, value] = []] = Object.entries(exports);
    const text = JSON.stringify(value, null, 2);
    writeFileSync(`${folder}/${file}.ts`, `export const ${variable} = ${text};\n`);
  }
}

writeShop(".cache/cards-shop", {
  name: "Palisade",
  currency: "USD",
  made: cardProducts,
  games: cardGames,
});
writeShop(".cache/rows-shop", {
  name: "Toko Lentera",
  currency: "IDR",
  made: rowProducts,
  games: rowGames,
});
