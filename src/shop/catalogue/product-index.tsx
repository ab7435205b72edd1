import type { GameGroup } from "#domain/game.ts";
import { GameTag } from "#shop/ui/game-tag.tsx";
import type { ProductSummary } from "#domain/product-summary.ts";
import { ProductRow } from "./product-row.tsx";

type ProductIndexProps = {
  groups: readonly GameGroup<ProductSummary>[];
  isShown: (product: ProductSummary) => boolean;
};

/**
 * Many products as rows, beside the names of their games. Hidden rows stay mounted, so that a search
 * only changes an attribute.
 */
export function ProductIndex({ groups, isShown }: ProductIndexProps) {
  return groups.map(({ code, name, items: products }) => (
    <div
      key={code}
      hidden={!products.some((product) => isShown(product))}
      className="border-t border-line-strong lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-5"
    >
      <div className="flex flex-wrap content-center items-center gap-x-3 pt-3 lg:sticky lg:top-[calc(var(--header-height)+var(--toolbar-height))] lg:min-h-[calc(4.5rem-1px)] lg:self-start lg:py-2">
        <h3
          dir="auto"
          className="font-sans text-body leading-6 font-semibold wrap-anywhere normal-case"
        >
          {name}
        </h3>
        <GameTag game={code} />
      </div>
      <ProductRows products={products} isShown={isShown} />
    </div>
  ));
}

type ProductRowsProps = {
  products: readonly ProductSummary[];
  isShown: (product: ProductSummary) => boolean;
  /** Whether each row has the code of its game. */
  hasGames?: boolean;
};

/** Products as rows. */
export function ProductRows({ products, isShown, hasGames = false }: ProductRowsProps) {
  return (
    <ul className="@container [&>:not([hidden])]:first:border-t-0">
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          isShown={isShown(product)}
          hasGame={hasGames}
        />
      ))}
    </ul>
  );
}
