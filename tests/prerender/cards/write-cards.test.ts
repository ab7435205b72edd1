import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { themeColours } from "#data-reader/theme-colours.ts";
import { writeCards } from "#prerender/cards/write-cards.tsx";
import type { PrerenderInput } from "#prerender/prerender-input.ts";
import type { SitePage } from "#prerender/site-pages.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const head = { title: "", description: "" };
const page: SitePage = {
  file: "index.html",
  path: "/",
  head,
  handle: { head: () => head, card: () => ({ alt: "", title: "Latchkey", picture: "art.png" }) },
  product: undefined,
};

test("a picture that replaces another of its name is on the next card, at a new address", async () => {
  const folder = temporaryFolder();
  const input = {
    distDir: folder,
    mediaDir: folder,
    cardsCacheDir: join(folder, "cache"),
    colours: themeColours(readFileSync("tests/shop/theme.css", "utf8")),
  } as PrerenderInput;
  const build = async (background: string) => {
    const art = sharp({ create: { width: 8, height: 6, channels: 3, background } });
    writeFileSync(join(folder, "art.png"), await art.png().toBuffer());
    const cards = await writeCards(input, [page], mark);
    return cards.get(page)?.url;
  };
  const red = await build("red");
  expect(red).toContain("/cards/index.jpg?v=");
  // Chat clients cache by address.
  expect(await build("blue")).not.toBe(red);
  expect(await build("red")).toBe(red);
});
