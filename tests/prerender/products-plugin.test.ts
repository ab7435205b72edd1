import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rollup } from "vite";
import { expect, test } from "vitest";
import { productsPlugin } from "#prerender/products-plugin.ts";
import { edited, smallShop, smallShopFolder } from "#tests/owner/check/small-shop.ts";

/** The code of a data file as pages import it. */
async function built(dataDir: string, file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [productsPlugin(dataDir)],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(dataDir, file), formats: ["es"] },
    },
  });
  const [{ output }] = [result].flat() as Rollup.RollupOutput[] as [Rollup.RollupOutput];
  return output[0].code;
}

test("the texts of every file but the products' have the lowest price", async () => {
  const dataDir = join(smallShopFolder(), "src/data");
  const write = (file: "home.ts" | "products.ts" | "shop.ts", from: string, to: string) =>
    writeFileSync(join(dataDir, file), edited(smallShop[file], from, to));
  write("home.ts", "Two tools", "From {from}: two tools");
  write("products.ts", "Aim assistance", "From {from}: aim assistance");
  write("shop.ts", "shopId", 'currency: "EUR", shopId');
  expect(await built(dataDir, "home.ts")).toContain('"From €2.99: two tools');
  for (const query of ["", "?priced"])
    expect(await built(dataDir, `products.ts${query}`)).toContain('"From {from}: aim assistance');
});
