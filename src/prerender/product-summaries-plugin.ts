import { join } from "node:path";
import type { Plugin } from "vite";
import { productSummary } from "#domain/product-summary.ts";
import type { HomeTexts } from "#domain/home-texts.ts";
import type { Product } from "#domain/product.ts";
import { readData } from "#owner/check/check-shop.ts";

const picturesModule = "src/shop/media/pictures.ts";
const summariesModule = "src/shop/product-summaries.ts";
const replacedModules = [picturesModule, summariesModule];
const everyPicture = '"#data/media/*.{png,jpg,jpeg,webp,avif}"';

/**
 * Limits the data in the first load: `src/shop/media/pictures.ts` to the pictures of cards and hero,
 * `src/shop/product-summaries.ts` to precomputed summaries. Galleries, plans and features load with
 * the product screen.
 */
export function productSummariesPlugin(dataFolder: string): Plugin {
  let dataDir = "";
  const missing = new Set(replacedModules);
  return {
    name: "latchkey:product-summaries",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: ({ root }) => {
      dataDir = join(root, dataFolder);
    },
    transform: {
      filter: { id: replacedModules.map((module) => new RegExp(`/${module}$`)) },
      handler: async (code, id) => {
        const products = await readData(dataDir, "products.ts");
        const module = replacedModules.find((one) => id.endsWith(one));
        if (module) missing.delete(module);
        if (module === picturesModule) {
          const home = await readData(dataDir, "home.ts");
          const globs = JSON.stringify(firstLoadPictureGlobs(products, home));
          return withGlobs(code, globs);
        }
        const shop = await readData(dataDir, "shop.ts");
        const summaries = JSON.stringify(
          products.map((product) => productSummary(product, shop.currency)),
        );
        return `export const productSummaries = ${summaries};`;
      },
    },
    // The shop would work without them, but every visitor would load all data.
    buildEnd(error) {
      if (error || missing.size === 0) return;
      throw new Error(
        `The bundle has no ${[...missing].join(" or ")}. Correct src/prerender/product-summaries-plugin.ts.`,
      );
    },
  };
}

/** The module of the pictures, with other glob patterns. */
function withGlobs(code: string, globs: string): string {
  if (!code.includes(everyPicture)) {
    throw new Error(
      `${picturesModule} does not contain ${everyPicture}. Update it in src/prerender/product-summaries-plugin.ts.`,
    );
  }
  return code.replaceAll(everyPicture, () => globs);
}

/** Glob patterns that match exactly the pictures of the cards and the hero. */
export function firstLoadPictureGlobs(products: readonly Product[], home: HomeTexts): string[] {
  const names = new Set([...products.flatMap(({ image }) => image ?? []), home.hero.poster]);
  return (
    [...names]
      .filter((name) => !name.startsWith("https:"))
      // A file from macOS may have a decomposed name.
      .flatMap((name) => Array.from(new Set([name.normalize("NFC"), name.normalize("NFD")])))
      .map((name) => `#data/media/${name.replaceAll(/[\\*?[\]{}()!]/g, String.raw`\$&`)}`)
  );
}
