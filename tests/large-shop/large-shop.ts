import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Game } from "#domain/game.ts";
import type { Product } from "#domain/product.ts";
import type { StatusBoard } from "#domain/status-board.ts";

// A shop with 29 games. Some products are without a picture, with long texts or names in other scripts,
// and three do not work. The rest comes from the live shop.

const gameNames = [
  "Aurora Frontline",
  "Basalt Tactics",
  "Cinder Royale",
  "Deepwater Convoy",
  "Echo Division",
  "Ferro City Stories",
  "Glasshouse",
  "Hollow Sun",
  "Iron Meridian",
  "Junction Zero",
  "Kiln",
  "Lumen Arena",
  "Mistral Online",
  "Northern Passage: The Long Winter Expedition",
  "Obsidian League",
  "Parallax",
  "Quarry",
  "Redline Circuit",
  "Saltmarsh",
  "Tundra",
  "Umbra Protocol",
  "Vantage Point",
  "Wayfarer",
  "Xenolith",
  "Yardstick",
  "Zephyr Racing",
  "Altitude",
  "Brine",
  "Hardware ID Tools",
];
const first = ["Private", "Silent", "Polar", "Amber", "Vector", "Quiet", "Rapid", "Hazel"];
const second = ["Reticle", "Contour", "Signal", "Cipher", "Lantern", "Halberd"];
const longName = "Counterreconnaissance Companion with Team Overlay and Radar";
const specialNames: Record<number, string> = {
  4: longName,
  9: "الرادار الصامت",
  16: "Trợ Thủ Ngắm Bắn Ậm Ừ",
  22: "Überfluß Ángel Ìsola",
  30: "Spoofer",
  37: "A very long product name that goes on, adds another clause, and ends in a second half of a line",
};
const pictures = [
  "private-reticle.png",
  "spoofer-platter.png",
  "private-contours.png",
  "spoofer-fingerprint.png",
  "private-sightline.png",
];
const troubles: Record<number, Product["status"]> = {
  2: "Updating",
  19: "Detected",
  33: "Updating",
};

const games = gameNames.map((name, index): Game => ({ code: codeOf(name, index), name }));
const statusBoard: StatusBoard = {
  lastChecked: "2025-01-15",
  coming: [{ name: "Kestrel", game: games[0]?.code ?? "" }],
};

/** A data folder, for Vite's option `--mode .cache/large-shop`. */
const folder = new URL("../../.cache/large-shop/", import.meta.url);

/** Writes the data of the large shop. With pictures of their own, no two products share a file. */
export async function writeLargeShop(productCount: number, hasOwnPictures = false): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(new URL("../live-shop", import.meta.url), folder, { recursive: true });
  cpSync(new URL("../../src/data/media", import.meta.url), new URL("media", folder), {
    recursive: true,
  });
  const products = Array.from({ length: productCount }, (_, index) => productAt(index));
  if (hasOwnPictures) await addOwnPictures(products);
  write("games", "Game[]", "#domain/game.ts", games);
  write("products", "Product[]", "#domain/product.ts", products);
  write("status", "StatusBoard", "#domain/status-board.ts", statusBoard, "statusBoard");
}

/** Gives each product a copy of one of the pictures, 1600 pixels wide and with other bytes. */
async function addOwnPictures(products: Product[]): Promise<void> {
  const files = pictures.map((name) => fileURLToPath(new URL(`media/${name}`, folder)));
  const copies = await Promise.all(files.map((file) => sharp(file).resize(1600).png().toBuffer()));
  for (const [index, product] of products.entries()) {
    const copy = copies[index % copies.length] ?? Buffer.of();
    product.image = `${product.id}.png`;
    product.media = [{ type: "image", url: product.image, alt: `${product.name}.` }];
    const bytes = Buffer.concat([copy, Buffer.from(product.id)]);
    writeFileSync(new URL(`media/${product.image}`, folder), bytes);
  }
}

function write(file: string, type: string, from: string, value: unknown, name = file): void {
  const typeName = type.replace("[]", "");
  writeFileSync(
    new URL(`${file}.ts`, folder),
    `import type { ${typeName} } from "${from}";\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`,
  );
}

/** Two to six capital letters, different for each game. */
function codeOf(name: string, index: number): string {
  const letters = name.replaceAll(/[^a-z]/gi, "").toUpperCase();
  return `${letters.slice(0, index % 5 === 0 ? 4 : 1)}${String.fromCharCode(65 + (index % 26))}${index > 25 ? "2" : ""}`;
}

function productAt(index: number): Product {
  // The first games have several products each, most have one.
  const game = games[index % games.length]?.code ?? "";
  const name =
    specialNames[index] ??
    `${first[index % first.length]} ${second[index % second.length]}${index % 3 === 0 ? "" : ` ${index}`}`;
  const image = pictures[index % 7];
  const price = Math.round((2.99 + ((index * 7.31) % 60)) * 100) / 100;
  const details = `${name} runs outside the game and is set up in minutes.`;
  return {
    id: `item-${String(index + 1).padStart(2, "0")}`,
    name,
    type: index % 4 === 0 ? "Internal" : "External",
    game,
    price,
    ...(image !== undefined && { image, media: [{ type: "image", url: image, alt: `${name}.` }] }),
    status: troubles[index] ?? "Undetected",
    ...(index === 2 && {
      statusNote: "Waiting for the patch of this morning",
      since: "2025-01-14",
    }),
    ...([0, 5, 22, 30].includes(index) && { featured: true }),
    description: index === 4 ? Array.from({ length: 30 }, () => details).join(" ") : details,
    subscriptions: plansAt(index, price),
    compatibility: ["Windows 10 and Windows 11, 64-bit"],
    features: [
      { title: "Features", items: ["A profile for each weapon", "Hidden from recordings"] },
    ],
  };
}

/** Two plans for most products; 24 for the eighth, one for the ninth. The thirteenth is sold out. */
function plansAt(index: number, price: number): Product["subscriptions"] {
  const count = index === 7 ? 24 : index === 8 ? 1 : 2;
  return Array.from({ length: count }, (_, place) => ({
    name: place === 0 ? "Day Key" : place === 1 ? "Month Key" : `${place} Month Key`,
    price: Math.round(price * (place === 0 ? 1 : 6 * place) * 100) / 100,
    duration: place === 0 ? "1 Day" : place === 1 ? "1 Month" : `${place} Months`,
    variantId: 800_000 + index * 100 + place,
    soldOut: index === 12,
  }));
}
