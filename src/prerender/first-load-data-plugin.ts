import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { mediaPath } from "#data-reader/media-path.ts";
import { readData } from "#data-reader/read-data.ts";
import type { HomeTexts } from "#domain/home-texts.ts";
import type { Product } from "#domain/product.ts";

/**
 * Replaces a module of the browser's bundle, so that the first load has only the pictures of cards and
 * hero. Galleries load with the product screen.
 */
export function firstLoadDataPlugin(dataDir: string): Plugin {
  return {
    name: "latchkey:first-load-data",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/src\/shop\/media\/first-load-pictures\.ts$/ },
      handler: async () => {
        const products = await readData(dataDir, "products.ts");
        const home = await readData(dataDir, "home.ts");
        return picturesModule(join(dataDir, "media"), products, home);
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
