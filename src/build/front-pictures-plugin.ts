import * as v from "valibot";
import type { Plugin } from "vite";
import { homeTextsSchema } from "#domain/home-texts.ts";
import { productSchema } from "#domain/product.ts";
import { readData } from "./check/read-data.ts";

const everyPicture = '"./data/media/*.{png,jpg,jpeg,webp,avif}"';
const frontSchema = v.object({
  "products.ts": v.array(productSchema),
  "home.ts": homeTextsSchema,
});

/**
 * Narrows `src/pictures.ts`, which every screen loads, to the pictures that stand on a card or
 * in the hero. The product screen brings the others; a gallery is of no use on Home.
 */
export function frontPictures(): Plugin {
  let projectFolder = "";
  return {
    name: "latchkey:front-pictures",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved: ({ root }) => {
      projectFolder = root;
    },
    transform: {
      filter: { id: /[\\/]src[\\/]pictures\.ts$/ },
      handler: async (code) => {
        if (!code.includes(everyPicture)) {
          throw new Error(`src/pictures.ts no longer says ${everyPicture}: mend frontPictures().`);
        }
        const { data } = await readData(projectFolder);
        return code.replaceAll(everyPicture, JSON.stringify(frontPictureGlobs(data)));
      },
    },
  };
}

/** The pictures of the cards and the hero, as patterns that match just these files. */
export function frontPictureGlobs(data: unknown): string[] {
  const { "products.ts": products, "home.ts": home } = v.parse(frontSchema, data);
  const names = new Set([...products.map(({ image }) => image), home.hero.poster]);
  return [...names]
    .filter((name) => !name.startsWith("https:"))
    .map((name) => `./data/media/${name.replaceAll(/[\\*?[\]{}()!]/g, String.raw`\$&`)}`);
}
