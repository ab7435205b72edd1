import { cpSync, writeFileSync } from "node:fs";
import { products } from "#tests/live-shop/products.ts";

// Writes the data of a shop with 47 products: those of the live shop, several times.
const folder = ".cache/large-shop";
cpSync("tests/live-shop", folder, { recursive: true });

const manyProducts = structuredClone(products);
for (let copy = 2; manyProducts.length < 47; copy += 1) {
  for (const product of structuredClone(products)) {
    product.id += `-${copy}`;
    product.name += ` ${copy}`;
    for (const plan of product.subscriptions) plan.variantId += copy * 1_000_000;
    manyProducts.push(product);
  }
}
const text = JSON.stringify(manyProducts.slice(0, 47), null, 2);
writeFileSync(`${folder}/products.ts`, `export const products = ${text};\n`);
