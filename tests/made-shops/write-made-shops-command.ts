import { boundsShop } from "./bounds.ts";
import { arabic, vietnamese } from "./languages.ts";
import { loud } from "./loud.ts";
import { writeMadeShop } from "./made-shop.ts";
import { rows } from "./rows.ts";

// Writes the data of the named shops into `.cache`.
const shops = { rows, loud, bounds: boundsShop, arabic, vietnamese };
for (const name of process.argv.slice(2)) {
  await writeMadeShop(`.cache/${name}-shop`, shops[name as keyof typeof shops]);
}
