import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { converter, formatCss, formatHex, formatHsl, formatRgb } from "culori";
import * as fc from "fast-check";
import { dataFileNames, dataFiles, type OwnersData } from "#data-reader/data-files.ts";
import { readData } from "#data-reader/read-data.ts";
import { bounds } from "#domain/bounds.ts";
import { isDemoSeller } from "#domain/platform-addresses.ts";
import { priceText } from "#domain/price-text.ts";
import { colourRules } from "#owner/check/rules/colour-rules.ts";
import type { ShopData } from "#owner/check/rules/shop-data.ts";
import { writePictures } from "./odd-pictures.ts";
import { valuesOf } from "./values-of.ts";

/** The owner's data, and the text of `theme.css`. */
export type RandomShop = OwnersData & { theme: string };

const sampleFolder = "tests/shop";

/** The shop that a failing one is compared with. */
export const sample = {
  theme: readFileSync(`${sampleFolder}/theme.css`, "utf8"),
  ...Object.fromEntries(
    await Promise.all(
      dataFileNames.map(async (file) => [file, await readData(sampleFolder, file)]),
    ),
  ),
} as RandomShop;

const toOklch = converter("oklch");
/** The sample's theme in other hues, notations and sizes, on a dark or a light page. */
const themes = fc
  .tuple(
    fc.nat(359),
    fc.boolean(),
    fc.constantFrom(formatHex, formatRgb, formatHsl, formatCss),
    fc.constantFrom(0.9, 1),
  )
  .map(([hue, isLight, format, scale]) =>
    sample.theme
      .replaceAll(/(--color-\w+): ([^;]*)/g, (_, name: string, value: string) => {
        const { l = 0, c = 0, h = 0 } = toOklch(value) ?? {};
        return `${name}: ${format({ mode: "oklch", l: isLight ? 1.02 - l : l, c, h: h + hue })}`;
      })
      .replaceAll(/(--text-\w+): ([^;]*)/g, `$1: calc(($2) * ${scale})`),
  )
  .filter((theme) => colourRules({ ...sample, theme } as ShopData).length === 0);

const anyShops = fc.record({
  theme: themes,
  ...Object.fromEntries(
    dataFileNames.map((file) => [file, valuesOf(dataFiles[file].schema, file)]),
  ),
});

/** Shops, most of which pass the owner's check, within the bounds of the layout or beyond them. */
export const randomShops = (isBeyond: boolean) =>
  anyShops.map((shop) => agreeing((isBeyond ? beyond : within)(shop as RandomShop)));

const clip = (text: string, letters: number) => Array.from(text).slice(0, letters).join("").trim();

/** Cuts names and prices to the bounds. */
function within(shop: RandomShop): RandomShop {
  for (const product of shop["products.ts"]) {
    product.name = clip(product.name, bounds.productName) || "Key";
    for (const plan of product.subscriptions) {
      // With room for a number that tells it from the others.
      plan.name = clip(plan.name, bounds.planName - 3) || "Key";
      plan.duration = clip(plan.duration, bounds.duration) || "Day";
      while (priceText(plan.price, shop["shop.ts"].currency).length > bounds.price)
        plan.price /= 10;
    }
  }
  return shop;
}

/** Gives names words that no layout has room for. */
function beyond(shop: RandomShop): RandomShop {
  for (const product of shop["products.ts"]) {
    product.name += " Rechtsschutzversicherungsgesellschaften";
    for (const plan of product.subscriptions) plan.name += " Rechtsschutzversicherung";
  }
  return shop;
}

const entryAt = <Entry>(list: readonly Entry[], at: number) => list[at % list.length] as Entry;

/** Makes fields agree that a schema does not compare: ids, games, decimals, stores, links, files. */
function agreeing(shop: RandomShop): RandomShop {
  const { "products.ts": products, "status.ts": board, "shop.ts": settings } = shop;
  const { currency = "USD", checkoutScriptUrl } = settings;
  const money = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  const isDemo = isDemoSeller(checkoutScriptUrl);
  settings.storeUrl = isDemo ? "/demo-seller/index.html" : "https://store.example";
  // Their plans may have the same names.
  for (const link of settings.footerLinks ?? []) {
    if (link.url.startsWith("/demo-seller")) link.url = "/status";
  }
  const games = [...new Map(shop["games.ts"].map((game) => [game.code, game])).values()];
  Object.assign(shop, { "games.ts": games });
  for (const [at, product] of products.entries()) {
    Object.assign(product, { id: `${product.id}-${at}`, game: entryAt(games, at).code });
    if (product.formerIds)
      product.formerIds = product.formerIds.map((id, index) => `${id}-was-${at}-${index}`);
    delete product.storeUrl;
    if (product.productId !== undefined) product.storeUrl = settings.storeUrl;
    for (const [index, plan] of product.subscriptions.entries()) {
      plan.price = Number(plan.price.toFixed(money.maximumFractionDigits)) || 1;
      plan.variantId = at * 100 + index + 1;
      if (index > 0) plan.name += ` ${index}`;
    }
  }
  for (const [at, entry] of board.coming.entries()) entry.game = entryAt(games, at).code;
  const { discord, announcement } = shop["preferences.ts"].notifications;
  Object.assign(announcement, { textColor: "#0a0a0b", backgroundColor: "white" });
  discord.textColor = /--color-paper: ([^;]*)/.exec(shop.theme)?.[1] ?? "";
  if (announcement.linkUrl === undefined) delete announcement.linkText;
  else announcement.linkText ??= "More";
  if (announcement.until !== undefined) announcement.until = "2099-12-31";
  const { hero } = shop["home.ts"];
  hero.film = hero.film.map((_, at) => entryAt(["hero-film.webm", "hero-film.mp4"], at));
  if (hero.smallFilm) hero.smallFilm = ["hero-film-small.webm"];
  return shop;
}

/** Writes a shop into a folder of the project. */
export async function writeShop(shop: RandomShop, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(sampleFolder, folder, { recursive: true });
  cpSync("tests/live-shop/media/mark.svg", `${folder}/media/mark.svg`);
  for (const file of dataFileNames) {
    const data = JSON.stringify(shop[file], null, 2);
    writeFileSync(`${folder}/${file}`, `export const ${dataFiles[file].exportName} = ${data};\n`);
  }
  writeFileSync(`${folder}/theme.css`, shop.theme);
  await writePictures(`${folder}/media`, JSON.stringify(shop));
}
