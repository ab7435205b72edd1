import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeColours } from "#data-reader/theme-colours.ts";
import { products } from "#data/products.ts";
import { writeCards } from "#prerender/cards/write-cards.tsx";
import { sitePages } from "#prerender/site-pages.ts";
import { routes } from "#routes.tsx";
import { surroundings } from "#tests/owner/check/small-shop.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** The address of a card. Its query changes with the picture, because chat clients cache by address. */
const file = (name: string) =>
  expect.stringMatching(
    new RegExp(`^https://latchkey\\.example/cards/${name}\\.jpg\\?v=[\\w-]{8}$`),
  ) as string;

test("each page with a card has its own file and words", async () => {
  const distDir = temporaryFolder();
  const input = {
    distDir,
    mediaDir: "tests/shop/media",
    cardsCacheDir: temporaryFolder(),
    colours: themeColours(surroundings.theme),
  } as Parameters<typeof writeCards>[0];
  const pages = sitePages(routes, products);
  const cards = await writeCards(
    input,
    pages,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  );
  const found = Array.from(cards, ([{ path }, { url, alt }]) => [path, url, alt.split(",")[0]]);
  expect(found).toEqual([
    ["/", file("index"), "Latchkey: We provide what people need"],
    ["/status", file("status"), "All 3 undetected"],
    ["/product/151373", file("product-151373"), "Private [FN]"],
    ["/product/283989", file("product-283989"), "Temp Spoofer [UB]"],
    [
      "/product/417256",
      file("product-417256"),
      expect.stringMatching(/^Battlefield .* \[SEQUEL\]$/),
    ],
  ]);
  const addresses = Array.from(cards.values(), ({ url }) => url);
  expect(new Set(addresses.map((url) => new URL(url).search)).size).toBe(addresses.length);
  for (const url of addresses) expect(existsSync(join(distDir, new URL(url).pathname))).toBe(true);
});
