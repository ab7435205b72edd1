import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { BenchPart } from "./bench-part.ts";
import type { Figure } from "./figure.ts";
import { filterTimes } from "./filter-times.ts";
import { manyProductsFile } from "./many-products.ts";
import { percentile } from "./median.ts";
import { copyProject } from "./project-copy.ts";

const counts = [2, 20, 200];
// With the largest shop.
const firstBuildGoal = { atMost: 45 };
const unchangedBuildGoal = { atMost: 15 };

/** The same shop with 2, 20 and 200 products. */
export const growthPart: BenchPart = async () => {
  const figures: Figure[] = [];
  for (const count of counts) {
    const copy = await copyProject();
    try {
      await copy.write("src/data/products.ts", manyProductsFile(count));
      const { seconds } = await copy.build();
      const again = await copy.build();
      const sizes = await sizesOf(copy.distDir);
      const times = await filterTimes(copy.distDir);
      console.log(`  ${count} products: ${seconds.toFixed(1)} s, ${times.length} keys`);
      figures.push(
        ...countFigures(count, { seconds, unchangedSeconds: again.seconds, times, ...sizes }),
      );
    } finally {
      await copy.remove();
    }
  }
  return figures;
};

type Measured = {
  seconds: number;
  /** For a second build of the same shop. */
  unchangedSeconds: number;
  times: number[];
  homeBytes: number;
  scriptBytes: number;
};

function countFigures(count: number, measured: Measured): Figure[] {
  const group = `The shop with ${count} products`;
  const isLargest = count === Math.max(...counts);
  return [
    { group, name: "Home, HTML with brotli", unit: "KiB", value: measured.homeBytes / 1024 },
    {
      group,
      name: "All JavaScript, each file with brotli",
      unit: "KiB",
      value: measured.scriptBytes / 1024,
    },
    {
      group,
      name: "Build, pictures converted before",
      unit: "s",
      value: measured.seconds,
      ...(isLargest && { goal: firstBuildGoal }),
    },
    {
      group,
      name: "Build, nothing changed",
      unit: "s",
      value: measured.unchangedSeconds,
      ...(isLargest && { goal: unchangedBuildGoal }),
    },
    {
      group,
      name: "Key press to painted filter result at a quarter of the speed, 95 in 100",
      unit: "ms",
      value: percentile(measured.times, 0.95),
      goal: { atMost: 16 },
    },
  ];
}

async function sizesOf(distDir: string): Promise<{ homeBytes: number; scriptBytes: number }> {
  const sent = async (file: string) =>
    brotliCompressSync(await readFile(join(distDir, file))).byteLength;
  const scripts = (await readdir(join(distDir, "assets"))).filter((file) => file.endsWith(".js"));
  const sizes = await Promise.all(scripts.map((file) => sent(`assets/${file}`)));
  return {
    homeBytes: await sent("index.html"),
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
