// @vitest-environment node
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import {
  firstLoadPictureGlobs,
  productSummariesPlugin,
} from "#prerender/product-summaries-plugin.ts";
import { home } from "#data/home.ts";
import { products } from "#data/products.ts";

const globs = (images: string[]) =>
  firstLoadPictureGlobs(
    images.flatMap((image) => products.slice(0, 1).map((one) => Object.assign({}, one, { image }))),
    home,
  );

test("the front has the pictures of the cards and the hero, each once", () => {
  expect(globs(["card.png", "card.png", "other.jpg"])).toEqual([
    "#data/media/card.png",
    "#data/media/other.jpg",
    `#data/media/${home.hero.poster}`,
  ]);
});

test("a picture of another host is left out", () => {
  expect(globs(["https://pictures.example/card.png"])).toEqual([`#data/media/${home.hero.poster}`]);
});

test("brackets and stars in a file name are escaped in its glob", () => {
  expect(globs(["card (1) [new]*.png"])[0]).toBe(String.raw`#data/media/card \(1\) \[new\]\*.png`);
});

test("a build without the modules that it replaces stops", async () => {
  const root = await mkdtemp(join(tmpdir(), "product-summaries-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, "main.js"), "console.log(1);");
  const moved = build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [productSummariesPlugin("tests/shop")],
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
  await expect(moved).rejects.toThrow(
    /no src\/shop\/media\/pictures\.ts or src\/shop\/product-summaries\.ts/,
  );
});
