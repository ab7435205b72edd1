import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { serveFolder } from "#tests/serve-folder.ts";
import { homeBytes, linkMs, pressMs, swapScreens } from "./measures.ts";

/**
 * `npm run bench`: measures presses in the shop in `dist`, beside the same pages without scripts. What is
 * compared is measured in turns. A number sets how often: `npm run bench -- 1`.
 */
const runs = Number(process.argv[2] ?? 5);
const shop = await serveFolder("dist");
// Structured data stays.
const plain = await serveEdited("dist", (text) =>
  text.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<meta http-equiv[^>]*>/g, ""),
);
const browser = await chromium.launch(launchOptions());

const links = {
  "Product card": "#products a[href^='/product/']",
  "Status in the footer": "footer a[href='/status']",
};
const menu = "role=button[name='Menu']";
const presses = {
  Menu: ["/", menu],
  FAQ: ["/", "summary"],
  Filter: ["/", "role=group[name='Game'] >> role=button >> nth=-1"],
  Film: ["/", "role=button[name='How the product works']"],
  Thumbnail: ["/product/151373", "role=button[name=/^Picture 2 of/]"],
  Lightbox: ["/product/151373", "role=button[name=/Open full screen|Play the/]"],
  Purchase: ["/product/151373", "role=button[name=/Purchase/]"],
} as const;

/** Prints the median of each measurement. */
async function measure(measurements: Record<string, () => Promise<number>>): Promise<void> {
  const taken = new Map(Object.keys(measurements).map((name) => [name, [] as number[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, take] of Object.entries(measurements)) taken.get(name)?.push(await take());
  }
  for (const [name, values] of taken) {
    const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
    console.log(`${name.padEnd(60)} ${median.toFixed(0).padStart(6)} ms`);
  }
}

try {
  const kib = (await homeBytes(browser, shop.url)) / 1024;
  console.log(`Home on a phone before a press, without the film: ${kib.toFixed(0)} KiB\n`);
  for (const [name, selector] of Object.entries(links)) {
    await measure({
      [name]: () => linkMs(browser, shop.url, selector),
      [`${name}: its floor, swapped in without an app`]: () =>
        linkMs(browser, plain.url, selector, swapScreens),
      [`${name}: a full load without scripts`]: () => linkMs(browser, plain.url, selector),
    });
  }
  await measure({
    "Menu without scripts": () => pressMs(browser, `${plain.url}/`, menu),
    ...Object.fromEntries(
      Object.entries(presses).map(([name, [path, selector]]) => [
        name,
        () => pressMs(browser, shop.url + path, selector),
      ]),
    ),
  });
} finally {
  await browser.close();
  await shop.close();
  await plain.close();
}

/** Serves a copy of a built folder with edited pages and scripts. */
async function serveEdited(folder: string, edit: (text: string) => string) {
  const copy = await mkdtemp(join(tmpdir(), "shop-edited-"));
  await cp(folder, copy, { recursive: true });
  for (const file of await readdir(copy, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(file)) continue;
    const path = join(copy, file);
    await writeFile(path, edit(await readFile(path, "utf8")));
  }
  const served = await serveFolder(copy);
  return {
    ...served,
    close: async () => {
      await served.close();
      await rm(copy, { recursive: true });
    },
  };
}
