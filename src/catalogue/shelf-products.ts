import type { Product } from "#domain/product.ts";

/** All products but the current one, those of the same game first. A shop's only product is kept. */
export function shelfProducts<P extends Pick<Product, "id" | "game">>(
  products: readonly P[],
  current: Pick<Product, "id" | "game">,
): readonly P[] {
  const others = products.filter(({ id }) => id !== current.id);
  if (others.length === 0) return products;
  const sameGame = others.filter(({ game }) => game === current.game);
  return [...sameGame, ...others.filter(({ game }) => game !== current.game)];
}
