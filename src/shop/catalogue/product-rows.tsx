import type { GameGroup } from "#domain/game.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { GameTag } from "#shop/ui/game-tag.tsx";
import { ProductLink } from "./product-link.tsx";

type GroupedProductRowsProps = {
  groups: readonly GameGroup<ProductSummary>[];
  /** How many products of a game match the search, of which only some may be shown. */
  count: (game: string) => number;
};

/** Rows of products beside the names of their games. */
export function GroupedProductRows({ groups, count }: GroupedProductRowsProps) {
  return groups.map(({ code, name, items: products }) => (
    <div
      key={code}
      className="border-t border-line-strong lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-5"
    >
      <div className="flex flex-wrap content-center items-center gap-x-3 pt-3 lg:sticky lg:top-[calc(var(--header-height)+var(--toolbar-height))] lg:min-h-[calc(4.5rem-1px)] lg:self-start lg:py-2">
        <h3 dir="auto" className="font-sans text-label font-semibold wrap-anywhere text-quiet">
          {name}
        </h3>
        <span className="whitespace-nowrap text-label text-quiet">
          <GameTag game={code} />
          <span className="ms-3">{count(code)}</span>
        </span>
      </div>
      <ProductRows products={products} />
    </div>
  ));
}

type ProductRowsProps = {
  products: readonly ProductSummary[];
  /** Whether each row has the code of its game. */
  hasTags?: boolean;
};

/** Products as rows. */
export function ProductRows({ products, hasTags = false }: ProductRowsProps) {
  if (products.length === 0) return null;
  return (
    <ul className="rows">
      {products.map((product) => (
        <li key={product.id}>
          <ProductLink id={rowId(product)} product={product} pictureSizes="96px" hasTag={hasTags} />
        </li>
      ))}
    </ul>
  );
}

/** The id of a product's row. A featured product is on the page a second time. */
export const rowId = ({ id }: Pick<ProductSummary, "id">) => `row-${id}`;
