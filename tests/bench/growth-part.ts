import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { writeLargeShop } from "#tests/large-shop/large-shop.ts";
import type { Figure } from "./figure.ts";

const count = 200;
const dataFolder = ".cache/large-shop";

/** Builds of a shop with 200 products, each with a picture of its own of 1600 × 1000 pixels. */
export async function growthPart(): Promise<Figure[]> {
  await writeLargeShop(count, true);
  const first = await build();
  const unchanged = await build();
  const productsFile = `${dataFolder}/products.ts`;
  const products = await readFile(productsFile, "utf8");
  await writeFile(productsFile, products.replace(/"name": "/, "$&Another "));
  const changed = await build();
  return [
    { name: `${count} products: first build`, value: first, unit: "s" },
    { name: "nothing changed", value: unchanged, unit: "s", goal: 20 },
    { name: "one name changed", value: changed, unit: "s", goal: 25 },
  ];
}

/** Builds the shop. Returns the seconds that it takes. */
async function build(): Promise<number> {
  const start = performance.now();
  const vite = ["node_modules/vite/bin/vite.js", "build", "--mode", dataFolder];
  await promisify(execFile)(process.execPath, vite);
  return (performance.now() - start) / 1000;
}
