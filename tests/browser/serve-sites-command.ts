import type { AddressInfo } from "node:net";
import { createBuilder, preview } from "vite";
import { boundsShop } from "#tests/made-shops/bounds.ts";
import { arabic, vietnamese } from "#tests/made-shops/languages.ts";
import { loud } from "#tests/made-shops/loud.ts";
import { writeMadeShop } from "#tests/made-shops/made-shop.ts";
import { rows } from "#tests/made-shops/rows.ts";

// Builds and serves the shops in these data folders, or of these names in tests/made-shops, and prints their
// ports. In one process, the second build takes half the time of the first.
const madeShops = new Map(Object.entries({ rows, loud, bounds: boundsShop, arabic, vietnamese }));

const modes: string[] = [];
for (const name of process.argv.slice(2)) {
  const shop = madeShops.get(name);
  const mode = shop ? `.cache/${name}-shop` : name;
  modes.push(mode);
  if (shop) await writeMadeShop(mode, shop);
  const builder = await createBuilder({ mode });
  await builder.buildApp();
}

const ports: number[] = [];
for (const mode of modes) {
  const { httpServer } = await preview({ mode, preview: { port: 0 } });
  ports.push((httpServer.address() as AddressInfo).port);
}
console.log(`Ports: ${ports.join(" ")}`);
