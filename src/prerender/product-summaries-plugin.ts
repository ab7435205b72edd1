import * as v from "valibot";
import type { Plugin } from "vite";
import { productSummary } from "#domain/product-summary.ts";
import { homeTextsSchema } from "#domain/home-texts.ts";
import { productSchema } from "#domain/product.ts";
import { shopSchema } from "#domain/shop.ts";
import { readValues } from "#owner-check/check-shop.ts";

const picturesModule = "src/media/pictures.ts";
const replacedModules = [picturesModule, "src/layout/product-summaries.ts"];
const everyPicture = '"#data/media/*.{png,jpg,jpeg,webp,avif}"';
const firstLoadSchema = v.object({
  "products.ts": v.array(productSchema),
  "home.ts": homeTextsSchema,
  "shop.ts": shopSchema,
});

/**
 * Limits the data in the first load: `src/media/pictures.ts` to the pictures of cards and hero,
 * `src/layout/product-summaries.ts` to a precomputed list. Galleries, plans and features load with
 * the product screen.
 */
export function productSummariesPlugin(): Plugin {
  let projectFolder = "";
  const missing = new Set(replacedModules);
  return {
    name: "latchkey:product-summaries",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: ({ root }) => {
      projectFolder = root;
    },
    transform: {
      filter: { id: replacedModules.map((module) => new RegExp(`/${module}$`)) },
      handler: async (code, id) => {
        const data = await readValues(projectFolder);
        const module = replacedModules.find((one) => id.endsWith(one));
        if (module) missing.delete(module);
        return module === picturesModule
          ? withFirstLoadPictures(code, data)
          : productSummariesCode(data);
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

function withFirstLoadPictures(code: string, data: unknown): string {
  if (!code.includes(everyPicture)) {
    throw new Error(
      `src/media/pictures.ts does not contain the glob ${everyPicture}. Update it in src/prerender/product-summaries-plugin.ts.`,
    );
  }
  return code.replaceAll(everyPicture, JSON.stringify(firstLoadPictureGlobs(data)));
}

/** The source of the module that replaces `src/layout/product-summaries.ts`. */
export function productSummariesCode(data: unknown): string {
  const { "products.ts": products, "shop.ts": shop } = v.parse(firstLoadSchema, data);
  const summaries = products.map((product) => productSummary(product, shop.currency));
  return `export const productSummaries = ${JSON.stringify(summaries)};`;
}

/** Glob patterns that match exactly the pictures of the cards and the hero. */
export function firstLoadPictureGlobs(data: unknown): string[] {
  const { "products.ts": products, "home.ts": home } = v.parse(firstLoadSchema, data);
  const names = new Set([...products.flatMap(({ image }) => image ?? []), home.hero.poster]);
  return (
    [...names]
      .filter((name) => !name.startsWith("https:"))
      // A file from macOS may have a decomposed name.
      .flatMap((name) => Array.from(new Set([name.normalize("NFC"), name.normalize("NFD")])))
      .map((name) => `#data/media/${name.replaceAll(/[\\*?[\]{}()!]/g, String.raw`\$&`)}`)
  );
}
