import { products } from "#data/products.ts";
import type { Product } from "#domain/product.ts";

const first = ["Private", "Temp", "Silent", "Polar", "Amber", "Vector", "Quiet", "Rapid"];
const second = ["Spoofer", "Reticle", "Contour", "Signal", "Cipher"];

/** A products file with this many different products, derived from the shop's own. */
export function manyProductsFile(count: number): string {
  const made = Array.from({ length: count }, (_, at) => productAt(at));
  return `import type { Product } from "#domain/product.ts";\n\nexport const products: Product[] = ${JSON.stringify(made, null, 2)};\n`;
}

function productAt(at: number): Product {
  const model = products[at % products.length];
  if (!model) throw new Error("src/data/products.ts has no product to make others from.");
  if (at < products.length) return model;
  const name = `${first[at % first.length]} ${second[at % second.length]} ${at}`;
  const subscriptions = structuredClone(model.subscriptions);
  for (const [nth, plan] of subscriptions.entries()) plan.variantId = 900_000 + at * 10 + nth;
  return { ...model, id: String(500_000 + at), name, subscriptions };
}
