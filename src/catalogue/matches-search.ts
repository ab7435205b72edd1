import type { GameFilter } from "#domain/game-filter.ts";
import type { Product } from "#domain/product.ts";

/** What a shopper is looking for. */
export type Search = {
  /** Free text; part of the name in any case. Empty finds everything. */
  query: string;
  game: GameFilter;
};

/** Whether a product is of the game looked for and its name contains the text, in any case. */
export function matchesSearch(
  product: Pick<Product, "name" | "game">,
  { query, game }: Search,
): boolean {
  return (
    (game === "all" || product.game === game) &&
    product.name.toLowerCase().includes(query.toLowerCase())
  );
}
