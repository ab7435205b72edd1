import { cpSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import type { Game } from "#domain/game.ts";
import type { Product } from "#domain/product.ts";
import type { Shop } from "#domain/shop.ts";
import { defaultPreferences } from "#tests/live-shop/preferences.ts";
import { shop } from "#tests/live-shop/shop.ts";
import { statusBoard } from "#tests/live-shop/status.ts";

// Shops with invented data, in the lengths and numbers of real catalogues. The rest is the live shop's.

/** Picture files by name, as SVG texts. */
export type Pictures = Record<string, string>;

export type MadeShop = {
  name: string;
  currency: string;
  products: readonly MadeProduct[];
  games: readonly Game[];
  coming?: readonly { name: string; game: string }[];
  pictures?: Pictures;
  /** Other fields of the shop, and whole other files. */
  shop?: Partial<Shop>;
  files?: Partial<
    Record<"home" | "questions" | "reviews" | "preferences", Record<string, unknown>>
  >;
};

/** What matters of a product. */
export type MadeProduct = Pick<Product, "name" | "game"> &
  Partial<Product> & {
    /** Name, price and duration of each plan. */
    plans: readonly (readonly [name: string, price: number, duration: string])[];
    /** How many plans are sold out, from the first. */
    soldOut?: number;
    /** The files of its pictures. The first is on its card. */
    pictures?: readonly string[];
  };

const sentences = [
  "Clear outlines of players and loot, with a distance limit for each layer of the picture.",
  "Aim assistance that stays quiet until you hold its key.",
  "It runs outside the game, starts in a minute and keeps every setting in a profile of its own.",
  "Made for players who share a computer: one key, one machine, any account.",
];

/** A whole product. Its ids follow from its place in the list. */
function product(
  { plans, soldOut = 0, pictures = [], ...given }: MadeProduct,
  index: number,
): Product {
  const [image] = pictures;
  return {
    id: `p${index + 1}`,
    type: "External",
    productId: 810_001 + index,
    ...(image !== undefined && {
      image,
      media: pictures.map((url) => ({ type: "image", url, alt: "What the product looks like." })),
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

/** A day's, a week's and a month's key. */
export const keys = (
  day: number,
  week: number,
  month: number,
  prefix = "",
): MadeProduct["plans"] => [
  [`${prefix}1 Day Key`, day, "1 Day"],
  [`${prefix}7 Day Key`, week, "7 Days"],
  [`${prefix}30 Day Key`, month, "30 Days"],
];

/** The day since which what does not work has not worked. */
export const since = "2025-01-12";

/** Writes the data of a shop into a folder of the project, in place of what is there. */
export async function writeMadeShop(folder: string, made: MadeShop): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync("tests/live-shop", folder, { recursive: true });
  const products = made.products.map(product);
  const { security, notifications } = defaultPreferences;
  const announcement = { ...notifications.announcement, enabled: false, linkUrl: "/status" };
  const { name, currency, games, coming = [], pictures = {} } = made;
  const files = {
    products: { products },
    games: { games },
    shop: { shop: { ...shop, name, currency, ...made.shop } },
    status: { statusBoard: { ...statusBoard, coming } },
    preferences: {
      defaultPreferences: { security, notifications: { ...notifications, announcement } },
    },
    ...made.files,
  };
  for (const [file, exports] of Object.entries(files)) {
    const [[variable, value] = []] = Object.entries(exports);
    const text = JSON.stringify(value, null, 2);
    writeFileSync(`${folder}/${file}.ts`, `export const ${variable} = ${text};\n`);
  }
  for (const [file, svg] of Object.entries(pictures)) {
    await sharp(Buffer.from(svg)).toFile(`${folder}/media/${file}`);
  }
}
