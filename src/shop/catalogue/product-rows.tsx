import type { GameGroup } from "#domain/group-by-game.ts";
import type { ProductSummary } from "#domain/page-data.ts";
import * as words from "#words";
import { ProductRow } from "./product-link.tsx";

type GroupedProductRowsProps = {
  groups: readonly GameGroup<ProductSummary>[];
  /** How many products of a game match the search, of which only some may be shown. */
  count: (game: string) => number;
};

/** Rows of products beside the names of their games. */
export function GroupedProductRows({ groups, count }: GroupedProductRowsProps) {
  const hasPictures = groups.some(({ items }) => havePictures(items));
  return (
    <div className="lg:grid lg:grid-cols-[fit-content(13.75rem)_minmax(0,1fr)] lg:gap-x-8">
      {groups.map(({ code, name, items: products }) => (
        <div
          key={code}
          className="border-t border-line-strong lg:col-span-2 lg:grid lg:grid-cols-subgrid"
        >
          <div className="flex flex-wrap content-center items-center gap-x-3 self-start pt-3 lg:sticky lg:top-[calc(var(--header-height)+var(--toolbar-height))] lg:min-h-18 lg:py-2">
            <h3 className="font-sans text-label font-semibold wrap-anywhere text-quiet">{name}</h3>
            <span className="text-label whitespace-nowrap text-quiet lg:basis-full">
              {words.catalogue.products(count(code))}
            </span>
          </div>
          <ProductRows products={products} hasPictures={hasPictures} />
        </div>
      ))}
    </div>
  );
}

type ProductRowsProps = {
  products: readonly ProductSummary[];
  /** Whether there is a column for pictures, which some product of the whole list needs. */
  hasPictures?: boolean;
  /** Whether each row has the code of its game. */
  hasTags?: boolean;
};

export function ProductRows({
  products,
  hasPictures = havePictures(products),
  hasTags = false,
}: ProductRowsProps) {
  if (products.length === 0) return null;
  return (
    <ul className="rows">
      {products.map((product) => (
        <li key={product.id}>
          <ProductRow
            id={rowId(product)}
            product={product}
            hasPicture={hasPictures}
            hasTag={hasTags}
          />
        </li>
      ))}
    </ul>
  );
}

function havePictures(products: readonly ProductSummary[]): boolean {
  return products.some(({ picture }) => picture !== undefined);
}

/** The id of a product's row. A featured product also has a card, which has no id. */
export const rowId = ({ id }: Pick<ProductSummary, "id">) => `row-${id}`;
