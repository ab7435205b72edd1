import { readData } from "#data-reader/read-data.ts";
import { finish } from "#finish/finish.ts";
import { serveMedia } from "#prerender/vite/served-media.ts";

/** The shop of the tests, as an owner writes it. */
export const ownersData = await readData(".", "tests/shop");

/** What is made of it. */
export const site = finish(ownersData, await serveMedia(process.cwd(), "tests/shop/media", false));
