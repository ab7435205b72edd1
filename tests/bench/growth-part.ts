import { spawn } from "node:child_process";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { products } from "#data/products.ts";
import type { Product } from "#domain/product.ts";
import type { Figure } from "./figure.ts";

const count = 200;
/** The folder that `#data/` resolves to with Node's condition `bench-shop`. */
const dataDir = ".cache/bench-shop";
const distDir = ".cache/bench-site";

/** Builds of the shop with 200 products, each with a picture of its own. */
export async function growthPart(): Promise<Figure[]> {
  await rm(dataDir, { recursive: true, force: true });
  await cp("src/data", dataDir, { recursive: true });
  const made = await Promise.all(Array.from({ length: count }, (_, index) => makeProduct(index)));
  try {
    const cold = await build(made);
    const unchanged = await build(made);
    if (made[0]) made[0].name += " 2";
    const changed = await build(made);
    const peakMb = Math.max(cold.peakMb, unchanged.peakMb, changed.peakMb);
    return [
      { name: `${count} products: first build`, value: cold.seconds, unit: "s" },
      { name: "nothing changed", value: unchanged.seconds, unit: "s", goal: 20 },
      { name: "one name changed", value: changed.seconds, unit: "s", goal: 25 },
      { name: "most memory of a build", value: peakMb, unit: "MB", goal: 800 },
    ];
  } finally {
    await rm(dataDir, { recursive: true });
    await rm(distDir, { recursive: true, force: true });
  }
}

/** A product like one of the shop's, with a picture of 1600 × 1000 pixels and about 1.4 MB. */
async function makeProduct(index: number): Promise<Product> {
  const model = products[index % products.length];
  if (!model) throw new Error("src/data/products.ts has no product.");
  const image = `bench-${index}.png`;
  await sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 90 + (index % 80), sigma: 0.9 },
    },
  })
    .png({ compressionLevel: 3 })
    .toFile(join(dataDir, "media", image));
  return {
    ...model,
    price: 2.99,
    id: String(500_000 + index),
    name: `${model.name} ${index}`,
    image,
    media: [{ type: "image", url: image, alt: `Picture ${index}` }],
    subscriptions: [
      { name: "Day Key", price: 2.99, duration: "1 Day", variantId: 900_000 + index },
    ],
  };
}

const printPeak = `process.on("exit", () => console.log("peak " + process.resourceUsage().maxRSS))`;

async function build(made: readonly Product[]): Promise<{ seconds: number; peakMb: number }> {
  await writeFile(
    join(dataDir, "products.ts"),
    `import type { Product } from "#domain/product.ts";\n\nexport const products: Product[] = ${JSON.stringify(made, null, 2)};\n`,
  );
  const start = performance.now();
  const vite = spawn(process.execPath, [
    "--conditions=bench-shop",
    `--import=data:text/javascript,${encodeURIComponent(printPeak)}`,
    "node_modules/vite/bin/vite.js",
    "build",
    `--outDir=${distDir}`,
    "--emptyOutDir",
  ]);
  let output = "";
  for (const stream of [vite.stdout, vite.stderr]) {
    stream.on("data", (part: Buffer) => (output += part.toString()));
  }
  const code = await new Promise((resolve) => vite.on("close", resolve));
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const peakKib = Number(/peak (\d+)/.exec(output)?.[1]);
  return { seconds: (performance.now() - start) / 1000, peakMb: (peakKib * 1024) / 1e6 };
}
