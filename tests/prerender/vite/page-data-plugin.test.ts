import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { build, createServer, type Rollup } from "vite";
import { expect, test, vi } from "vitest";
import { dataFileNames } from "#data-reader/data-files.ts";
import { pageDataPlugin } from "#prerender/vite/page-data-plugin.ts";
import { smallShop } from "#tests/owner/check/small-shop.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const red = { width: 8, height: 5, channels: 3, background: "red" } as const;

/** The scripts of a shop with so many products, each with three pictures: what every page loads, and all others. */
async function scriptsOf(productCount: number) {
  const root = temporaryFolder();
  mkdirSync(join(root, "media"));
  for (const file of dataFileNames) writeFileSync(join(root, file), smallShop[file]);
  const picture = await sharp({ create: red }).png().toBuffer();
  const products = Array.from({ length: productCount }, (_, index) => {
    const id = `p${1000 + index}`;
    const names = ["a", "b", "c"].map((part) => `${id}${part}.png`);
    for (const name of names) {
      // What follows the end of a PNG is not drawn, but gives each file a content of its own.
      writeFileSync(join(root, "media", name), Buffer.concat([picture, Buffer.from(name)]));
    }
    return {
      id,
      name: `Product ${id}`,
      type: "External",
      game: "FN",
      image: names[0],
      media: names.map((url) => ({ type: "image", url, alt: "A picture." })),
      status: "Undetected",
      description: "A description.",
      subscriptions: [{ name: "Day", price: 3, duration: "1 Day", variantId: 1000 + index }],
      compatibility: [],
      features: [],
    };
  });
  writeFileSync(join(root, "products.ts"), `export const products = ${JSON.stringify(products)};`);
  writeFileSync(
    join(root, "entry.js"),
    'export { catalogue } from "#page-data"; export const load = () => import("./screen.js");',
  );
  writeFileSync(join(root, "screen.js"), 'export { details } from "#page-data";');
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [pageDataPlugin(".")],
    build: {
      write: false,
      rolldownOptions: { input: "entry.js", preserveEntrySignatures: "strict" },
    },
  });
  const [{ output }] = [result].flat() as Rollup.RollupOutput[] as [Rollup.RollupOutput];
  const chunks = output.filter((file) => file.type === "chunk");
  const first = chunks.find(({ isEntry }) => isEntry)?.code ?? "";
  return { first, others: chunks.filter(({ isEntry }) => !isEntry).map(({ code }) => code) };
}

const pictures = (code: string) => code.match(/\/assets\/[0-9a-f]{12}/g)?.length ?? 0;

test("every page loads the pictures of cards alone, and a gallery comes with its product", async () => {
  const few = await scriptsOf(3);
  const many = await scriptsOf(300);
  expect([few, many].map(({ first }) => pictures(first))).toEqual([3, 300]);
  expect(many.others.filter((code) => pictures(code) > 0).map(pictures)).toEqual(
    Array.from({ length: 300 }, () => 3),
  );
  // Before compression, as many for each product as in the shop with nine pictures.
  const bytesOfEach = (many.first.length - few.first.length) / 297;
  expect(bytesOfEach).toBeCloseTo(145, 0);
});

test("in development, a page shows a picture that is put into the folder or replaced later", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "media"));
  const named = smallShop["products.ts"].replace(/(?<=image: ")[^"]*/, "new.png");
  for (const file of dataFileNames) writeFileSync(join(root, file), smallShop[file]);
  writeFileSync(join(root, "products.ts"), named);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [pageDataPlugin(".")],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const { client } = server.environments;
    const reload = vi.spyOn(client.hot, "send");
    const catalogue = async () => (await client.transformRequest("#page-data/catalogue"))?.code;
    expect(await catalogue()).toContain('{"src":"new.png"}');
    const file = join(root, "media/new.png");
    for (const [event, width] of [["add", 8] as const, ["change", 16] as const]) {
      await sharp({ create: { ...red, width } }).toFile(file);
      server.watcher.emit(event, file);
      await vi.waitFor(() => expect(reload).toHaveBeenLastCalledWith({ type: "full-reload" }));
      expect(await catalogue()).toContain(`{"src":"/media/new.png","width":${width},"height":5}`);
      reload.mockClear();
    }
  } finally {
    await server.close();
  }
});
