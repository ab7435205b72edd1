import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { mediaPath } from "#data-reader/media-path.ts";
import { readData } from "#data-reader/read-data.ts";
import type { HomeTexts } from "#domain/home-texts.ts";
import { productSummariesOf } from "#domain/product-summary.ts";
import type { Product } from "#domain/product.ts";

/**
 * Replaces two modules of the browser's bundle, so that the first load has only the data that it shows:
 * a summary of each product, and the pictures of cards and hero. Galleries, plans and features load with
 * the product screen.
 */
export function firstLoadDataPlugin(dataDir: string): Plugin {
  return {
    name: "latchkey:first-load-data",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/src\/shop\/(?:product-summaries|media\/first-load-pictures)\.ts$/ },
      handler: async (id) => {
        const products = await readData(dataDir, "products.ts");
        if (id.endsWith("first-load-pictures.ts")) {
          const home = await readData(dataDir, "home.ts");
          return picturesModule(join(dataDir, "media"), products, home);
        }
        const { currency } = await readData(dataDir, "shop.ts");
        const summaries = productSummariesOf(products, currency);
        return `export const productSummaries = ${JSON.stringify(summaries)};`;
      },
    },
  };
}

function picturesModule(mediaDir: string, products: readonly Product[], home: HomeTexts): string {
  const names = new Set([...products.flatMap(({ image }) => image ?? []), home.hero.poster]);
  const found = [...names].filter((name) => existsSync(mediaPath(mediaDir, name)));
  const imports = found.map(
    (name, index) =>
      `import p${index} from ${JSON.stringify(`${mediaPath(mediaDir, name)}?picture`)};`,
  );
  // The bundle publishes these keys, so they are file names: a path would show the builder's folders.
  const entries = found.map((name, index) => `${JSON.stringify(name)}: p${index}`);
  return `${imports.join("")}export const firstLoadPictures = {${entries.join(",")}};`;
}
